import { listErrorMessage, t } from '@shootline/shared-api';
import { Box, ErrorState, Skeleton, Stack, VisuallyHidden } from '@shootline/shared-ui';

export const detailTexts = {
  error: t('Sorry, there was an error loading the invoice details.'),
  none: t('No details found for the selected invoice.'),
  noBookings: t('No matching bookings found for invoice generation.'),
};

/** Placeholder for an invoice that is loading or could not be loaded. */
export function LoadingInvoice(props: {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}) {
  const { error, isFetching, onRetry } = props;
  if (error) {
    return (
      <ErrorState
        message={listErrorMessage(error, detailTexts.error)}
        onRetry={onRetry}
        retryLabel={isFetching ? t('Retrying...') : t('Retry')}
      />
    );
  }
  return (
    <Box role="status" minH="72">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      <Stack gap="4">
        <Skeleton h="5" w="60%" />
        <Skeleton h="24" />
        <Skeleton h="10" />
        <Skeleton h="24" />
      </Stack>
    </Box>
  );
}
