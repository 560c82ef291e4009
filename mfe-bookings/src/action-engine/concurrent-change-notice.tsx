import { Box, NoticeBanner } from '@shootline/shared-ui';
import type { OpenedAction } from './booking-action.ts';
import { useConcurrentChange } from './concurrent-change.ts';

/** Shows other users' changes to the booking of an open dialog. */
export function ConcurrentChangeNotice({
  opened,
  isSilent,
}: {
  opened: OpenedAction;
  isSilent: boolean;
}) {
  const text = useConcurrentChange(opened);
  if (!text || isSilent) return null;
  return (
    <Box mb="5">
      <NoticeBanner tone="warning">{text}</NoticeBanner>
    </Box>
  );
}
