import { t, type XeroFile, numberText } from '@shootline/shared-api';
import { Box, NoticeBanner, Text } from '@shootline/shared-ui';
import { RowList } from './row-list.tsx';

/** The pressed button is gone; focusing a text keeps a second key press from marking invoices. */
const takeFocus = (text: HTMLElement | null) => text?.focus();

/** The number of invoices in the file, those left out and why, and whether more wait. */
export function XeroFileSummary({ file }: { file: XeroFile }) {
  const { invoices, left_out, is_more_left, name } = file;
  return (
    <>
      <Text ref={takeFocus} tabIndex={-1} outline="none" role="status" overflowWrap="anywhere">
        {invoices.length === 0
          ? t('There is no invoice to put into the file.')
          : t(
              '{name} holds {count, plural, one {# invoice} other {{number} invoices}}. Your browser saves it.',
              { name, count: invoices.length, number: numberText(invoices.length) },
            )}
      </Text>
      {is_more_left && (
        <NoticeBanner>
          {t(
            'More invoices are waiting than Xero accepts in one file. Mark these, then make the next file.',
          )}
        </NoticeBanner>
      )}
      {left_out.length > 0 && (
        <Box>
          <Text fontSize="sm" color="fg.muted" mb="2">
            {t('Left out:')}
          </Text>
          <RowList
            label={t('Left out')}
            rows={left_out.map(({ uuid, booking_uid, reason }) => ({
              id: uuid,
              text: booking_uid
                ? t('Booking {number}: {text}', { number: booking_uid, text: reason })
                : reason,
            }))}
          />
        </Box>
      )}
    </>
  );
}
