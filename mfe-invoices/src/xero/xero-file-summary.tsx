import type { XeroFile } from '@shootline/shared-api';
import { Box, NoticeBanner, Text } from '@shootline/shared-ui';
import { RowList } from './row-list.tsx';
import { countOf, type XeroTexts } from './xero-texts.ts';

/** What a file for Xero holds, what was left out of it and why, and whether more wait. */
export function XeroFileSummary({ file, texts }: { file: XeroFile; texts: XeroTexts }) {
  const { invoices, left_out, is_more_left, name } = file;
  return (
    <>
      <Text role="status" overflowWrap="anywhere">
        {invoices.length === 0
          ? `There are no ${texts.many} to put into a file.`
          : `${name} holds ${countOf(invoices.length, texts)}. Your browser saves it.`}
      </Text>
      {is_more_left && (
        <NoticeBanner>
          More wait than Xero takes in one file. Mark these, then make the next one.
        </NoticeBanner>
      )}
      {left_out.length > 0 && (
        <Box>
          <Text fontSize="sm" color="fg.muted" mb="2">
            Left out:
          </Text>
          <RowList
            label="Left out"
            rows={left_out.map(({ uuid, booking_uid, reason }) => ({
              id: uuid,
              text: `Booking ${booking_uid}: ${reason}`,
            }))}
          />
        </Box>
      )}
    </>
  );
}
