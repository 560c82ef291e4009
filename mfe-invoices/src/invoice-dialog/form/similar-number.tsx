import { type NumberOfInvoice, t } from '@shootline/shared-api';
import { Button, Flex, NoticeBanner, Stack } from '@shootline/shared-ui';
import { numbersText } from '../../invoice/numbers-text.ts';

// The pressed button is gone.
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** Warns after a submission that other invoices have nearly the same number. */
export function SimilarNumber(props: { others: readonly NumberOfInvoice[]; onDone: () => void }) {
  return (
    <Stack gap="4">
      <NoticeBanner tone="warning">
        {t(
          'Your invoice is submitted, but its number looks the same as {numbers}. If you have invoiced something twice, correct one of the invoices.',
          { numbers: numbersText(props.others) },
        )}
      </NoticeBanner>
      <Flex justify="flex-end">
        <Button ref={takeFocus} onClick={props.onDone}>
          {t('Done')}
        </Button>
      </Flex>
    </Stack>
  );
}
