import { t, type XeroFile } from '@shootline/shared-api';
import { Button, Flex, NoticeBanner, Stack } from '@shootline/shared-ui';
import { numbersText } from '../invoice/numbers-text.ts';
import { RowList } from './row-list.tsx';

/** Lists numbers in a file that look like the same invoice, before the file is saved. */
export function SimilarNumbers(props: {
  numbers: XeroFile['similar_numbers'];
  onSave: () => void;
  onBack: () => void;
}) {
  const { numbers, onSave, onBack } = props;
  return (
    <Stack gap="4">
      <NoticeBanner tone="warning">
        {t(
          'These numbers look the same. Check that they are different invoices before you import the file into Xero.',
        )}
      </NoticeBanner>
      <RowList
        label={t('Numbers that look the same')}
        rows={numbers.map((same) => ({
          id: same.map(({ uuid }) => uuid).join(),
          text: numbersText(same),
        }))}
      />
      <Flex justify="flex-end" gap="3" wrap="wrap">
        <Button variant="outline" colorPalette="gray" ref={takeFocus} onClick={onBack}>
          {t('Back')}
        </Button>
        <Button onClick={onSave}>{t('Save the File')}</Button>
      </Flex>
    </Stack>
  );
}

// The pressed button is gone; focusing a text keeps a second key press from saving.
const takeFocus = (button: HTMLElement | null) => button?.focus();
