import {
  type Booking,
  isVideographer,
  roles,
  useCurrentUser,
  t,
  translated,
} from '@shootline/shared-api';
import { ButtonLink, EmptyState, ForbiddenState, Page } from '@shootline/shared-ui';
import Lock from 'lucide-react/icons/lock';
import { InvoiceCard } from './invoice-card.tsx';

/** Replaces the form of a booking that the user may not change, or no longer. */
export function NotUpdatable({ booking }: { booking: Booking }) {
  const { role_policy: role } = useCurrentUser();
  if (isVideographer(role) || role === roles.editor) return <ForbiddenState />;
  return (
    <Page title={t('Update Booking')}>
      <EmptyState
        icon={Lock}
        message={t('This booking is {state} and can no longer be changed.', {
          state: translated(booking.state_display),
        })}
      >
        <ButtonLink to={`/booking/${booking.uuid}`} variant="outline">
          {t('View Booking')}
        </ButtonLink>
      </EmptyState>
      <InvoiceCard booking={booking} />
    </Page>
  );
}
