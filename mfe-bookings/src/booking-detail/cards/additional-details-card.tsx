import {
  isAdmin,
  isVideographer,
  isInternal,
  useCurrentUser,
  type Booking,
} from '@shootline/shared-api';
import { Button, Flex } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard, NotSpecified } from '@shootline/shared-ui/card';
import { useBookingActions } from '../../actions/booking-actions.tsx';
import { updatePurchaseOrder } from '../../actions/update-purchase-order.tsx';
import { useOptionLabel } from '../use-option-label.ts';
import { yesNo } from '../yes-no.ts';

/** 'Available now: PO-771', or only the part that is set. */
const typeAndNumber = (type: string | null, number: string | null) =>
  [type, number].filter(Boolean).join(': ');

function PurchaseOrder({ booking }: { booking: Booking }) {
  const label = useOptionLabel();
  const { open } = useBookingActions();
  const { purchase_order_type, purchase_order, permissions } = booking;
  const type = label('purchase_order_types', purchase_order_type);
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
      {typeAndNumber(type, purchase_order) || <NotSpecified />}
      {permissions.update_purchase_order && (
        <Button
          size="xs"
          variant="outline"
          aria-label="Change Purchase Order"
          onClick={() => open(updatePurchaseOrder, booking)}
        >
          Change
        </Button>
      )}
    </Flex>
  );
}

export function AdditionalDetailsCard({ booking }: { booking: Booking }) {
  const { role_policy } = useCurrentUser();
  const label = useOptionLabel();
  return (
    <InfoCard title="Additional Details">
      <DetailList columns={3}>
        <Detail label="Terms and conditions accepted">{yesNo(booking.is_terms_accepted)}</Detail>
        <Detail label="Teleprompter required">{yesNo(booking.is_equipment_terms_accepted)}</Detail>
        <Detail label="Footage receipt method">
          {label('shoot_footage_upload_types', booking.shoot_footage_upload_type)}
        </Detail>
        <Detail label="Videographer footage upload">
          {label(
            'camera_operator_shoot_footage_upload_types',
            booking.camera_operator_shoot_footage_upload_type,
          )}
        </Detail>
        {/* The client's billing details, which a videographer never sees. */}
        {!isVideographer(role_policy) && (
          <Detail label="Purchase Order">
            <PurchaseOrder booking={booking} />
          </Detail>
        )}
        {isAdmin(role_policy) && (
          <Detail label="Quote Number">
            {typeAndNumber(
              label('quote_number_types', booking.quote_number_type),
              booking.quote_number,
            )}
          </Detail>
        )}
        {isInternal(role_policy) && (
          <Detail label="Invoice Notes" wide>
            {booking.invoice_notes}
          </Detail>
        )}
        <Detail label="Covid 19" wide>
          {booking.covid_19}
        </Detail>
        <Detail label="Additional requests" wide>
          {booking.additional_details}
        </Detail>
      </DetailList>
    </InfoCard>
  );
}
