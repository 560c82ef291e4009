import { t } from '@shootline/shared-api';
import { Box, Button, NoticeBanner } from '@shootline/shared-ui';

/** A notice with Retry above content that stays on the screen after a failure to load. */
export function FailureNotice({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Box mb="3">
      <NoticeBanner
        tone="danger"
        actions={
          <Button size="xs" variant="outline" onClick={onRetry}>
            {t('Retry')}
          </Button>
        }
      >
        {message}
      </NoticeBanner>
    </Box>
  );
}
