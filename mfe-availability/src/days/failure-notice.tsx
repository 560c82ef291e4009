import { Box, Button, NoticeBanner } from '@shootline/shared-ui';

/** Says above what stays on screen that something could not be loaded, with Retry. */
export function FailureNotice({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Box mb="3">
      <NoticeBanner
        tone="danger"
        actions={
          <Button size="xs" variant="outline" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {message}
      </NoticeBanner>
    </Box>
  );
}
