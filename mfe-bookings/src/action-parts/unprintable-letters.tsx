import { type Booking, t } from '@shootline/shared-api';
import { Box, NoticeBanner } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { callSheetQueries } from '../call-sheet/call-sheet.queries.ts';

/** Names the letters of a booking that its call sheet would lack; nothing if all can be printed. */
export function UnprintableLetters({ booking }: { booking: Booking }) {
  const { data } = useQuery(callSheetQueries.check(booking));
  const letters = data?.unprintable_letters ?? [];
  if (letters.length === 0) return null;
  return (
    <Box mt="3">
      <NoticeBanner tone="warning">
        {t(
          'No font has these letters, so the call sheet shows boxes in their place: {letters}. Change them in the booking first, or generate it with the boxes.',
          { letters: letters.join(' ') },
        )}
      </NoticeBanner>
    </Box>
  );
}
