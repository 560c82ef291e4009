import { t, type XeroFile } from '@shootline/shared-api';
import { Button, Flex, Stack } from '@shootline/shared-ui';
import { MarkingStatus } from './marking-status.tsx';
import type { Marking } from './use-marking.ts';
import { XeroFileSummary } from './xero-file-summary.tsx';
import type { XeroTexts } from './xero-texts.ts';

const progress = (done: number, all: number) => t('Marking... {done} of {all}', { done, all });

/** The finished file's summary, and buttons to mark its invoices or make the next file. */
export function XeroFileMade(props: {
  file: XeroFile;
  texts: XeroTexts;
  marking: Marking;
  onSave: () => void;
  onNext: () => void;
  onClose: () => void;
}) {
  const { file, texts, marking, onSave, onNext, onClose } = props;
  const { isPending, count, refused } = marking;
  const all = file.invoices.length;
  const isDone = count === all;
  const areAllAnswered = !isPending && count + refused.length === all;
  return (
    <Stack gap="4">
      <XeroFileSummary file={file} />
      {all > 0 && <MarkingStatus marking={marking} texts={texts} />}
      <Flex justify="flex-end" gap="3" wrap="wrap">
        {!isPending && all > 0 && (
          <Button variant="ghost" colorPalette="gray" onClick={onSave}>
            {t('Save Again')}
          </Button>
        )}
        {areAllAnswered && file.is_more_left && all > 0 && (
          <Button variant="outline" colorPalette="gray" onClick={onNext}>
            {t('Make the Next File')}
          </Button>
        )}
        {isDone && all > 0 && (
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => void marking.takeBack(texts)}
          >
            {t('Undo')}
          </Button>
        )}
        {!isDone && !isPending && (
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('Close')}
          </Button>
        )}
        {/* One button for all states, so it keeps the focus. */}
        <Button
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (isDone) onClose();
            else if (!isPending) void marking.mark(file.invoices, texts);
          }}
        >
          {isDone ? t('Done') : isPending ? progress(count, all) : texts.mark}
        </Button>
      </Flex>
    </Stack>
  );
}
