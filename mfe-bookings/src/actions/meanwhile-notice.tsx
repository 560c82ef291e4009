import { Box, NoticeBanner } from '@shootline/shared-ui';
import type { OpenedAction } from './booking-action.ts';
import { useMeanwhile } from './meanwhile.ts';

/** Shows other users' changes to the booking of an open dialog. */
export function MeanwhileNotice({ opened, isSilent }: { opened: OpenedAction; isSilent: boolean }) {
  const text = useMeanwhile(opened);
  if (!text || isSilent) return null;
  return (
    <Box mb="5">
      <NoticeBanner tone="warning">{text}</NoticeBanner>
    </Box>
  );
}
