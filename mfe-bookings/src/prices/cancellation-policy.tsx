import { t } from '@shootline/shared-api';
import { NoticeBanner } from '@shootline/shared-ui';

/** The cost of cancelling and rescheduling. */
export function CancellationPolicy() {
  return (
    <NoticeBanner>
      {t(
        "48 hours' notice is required. Cancelling or rescheduling within 48 hours may bring a fee; within 24 hours the full fee applies. If the provider cancels within 48 hours, a booking credit is issued for the length of the shoot.",
      )}
    </NoticeBanner>
  );
}
