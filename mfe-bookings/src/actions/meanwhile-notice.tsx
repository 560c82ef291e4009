import { Box, NoticeBanner } from '@shootline/shared-ui';
import type { OpenedAction } from './booking-action.ts';
import { useMeanwhile } from './meanwhile.ts';

/** Shows in an open dialog what other users do to its booking. */
export function MeanwhileNotice({ opened, isSilent }: { opened: OpenedAction; isSilent: boolean }) {
  const text = useMeanwhile(opened);
  if (!text || isSilent) return null;
  return (
    <Box mb="5">
      <NoticeBanner tone="warning">{text}</NoticeBanner>
    </Box>
  );
}
