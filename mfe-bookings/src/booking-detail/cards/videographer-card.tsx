import { t, type Booking } from '@shootline/shared-api';
import { Button, Flex, HStack, StateChip, Text } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { ContactBlock } from '@shootline/shared-ui/contact-block';
import { assignCamop, requestCamopsAvailabilities } from '../../actions/index.ts';
import { useBookingActions } from '../../action-engine/booking-actions.tsx';
import { formOn } from '../../action-engine/resolve-text.ts';
import { AvailabilityList } from '../availability-list.tsx';

export function VideographerCard({ booking }: { booking: Booking }) {
  const { camera_operator, booking_availabilities, permissions } = booking;
  const isEmpty = !camera_operator && booking_availabilities.length === 0;
  const isStaff = permissions.read_booking_availabilities || permissions.read_auto_assign;
  return (
    <InfoCard
      title={t('Videographer')}
      actions={<StaffingButtons booking={booking} />}
      summary={t('None assigned')}
    >
      {isEmpty ? isStaff && <NobodyYet booking={booking} /> : <Staffing booking={booking} />}
    </InfoCard>
  );
}

/** The assigned videographer and the offers. */
function Staffing({ booking }: { booking: Booking }) {
  const { permissions, camera_operator, auto_assign, booking_availabilities: offers } = booking;
  // Only staff get this list, and only they may open the pages.
  const assigned = booking.assigned_camera_operators.find(
    ({ email }) => email === camera_operator?.email,
  );
  return (
    <DetailList>
      <Detail label={t('Assigned videographer')} fallback={t('None assigned')}>
        {camera_operator && (
          <ContactBlock {...camera_operator} to={assigned && `/videographers/${assigned.uuid}`} />
        )}
      </Detail>
      {permissions.read_auto_assign && auto_assign && (
        <Detail label={t('Automatic assignment')}>
          <AutoAssignChip booking={booking} />
        </Detail>
      )}
      {permissions.read_booking_availabilities && (
        <Detail
          label={t('Videographer availabilities')}
          fallback={t('No availabilities requested')}
        >
          {offers.length > 0 && <AvailabilityList booking={booking} />}
        </Detail>
      )}
    </DetailList>
  );
}

/** Offer Job and Assign Videographer, where possible. */
function StaffingButtons({ booking }: { booking: Booking }) {
  const { open } = useBookingActions();
  const possible = [requestCamopsAvailabilities, assignCamop].filter((action) =>
    action.isPossible(booking),
  );
  return possible.map((action) => (
    <Button key={action.name} size="xs" variant="outline" onClick={() => open(action, booking)}>
      {formOn(action, booking).label}
    </Button>
  ));
}

/** Says that nobody is assigned and nobody was asked. */
function NobodyYet({ booking }: { booking: Booking }) {
  const { read_auto_assign, read_booking_availabilities } = booking.permissions;
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" fontSize="sm" color="fg.muted">
      <Text>{t('None assigned')}</Text>
      {read_booking_availabilities && <Text>{t('No availabilities requested')}</Text>}
      {read_auto_assign && booking.auto_assign && (
        <HStack gap="2">
          {' '}
          {t('Automatic assignment')}
          <AutoAssignChip booking={booking} />
        </HStack>
      )}
    </Flex>
  );
}

function AutoAssignChip({ booking: { auto_assign } }: { booking: Booking }) {
  if (!auto_assign) return null;
  return (
    <StateChip kind="autoAssign" state={auto_assign.state} label={auto_assign.state_display} />
  );
}
