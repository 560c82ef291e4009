import type { Booking } from '@shootline/shared-api';
import { Button, Flex } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard, NotSpecified } from '@shootline/shared-ui/card';
import { useBookingActions } from '../../actions/booking-actions.tsx';
import { updatePurchaseOrder } from '../../actions/update-purchase-order.tsx';
import { BriefDetails } from '../brief-details.tsx';
import { useOptionLabel } from '../use-option-label.ts';

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
  const label = useOptionLabel();
  const footage = label('shoot_footage_upload_types', booking.shoot_footage_upload_type);
  const upload = label(
    'camera_operator_shoot_footage_upload_types',
    booking.camera_operator_shoot_footage_upload_type,
  );
  const quoteType = label('quote_number_types', booking.quote_number_type);
  return (
    <InfoCard title="Additional Details">
      <DetailList columns={3}>
        <BriefDetails
          booking={booking}
          sections={['additional-details', 'invoice']}
          own={{
            shoot_footage_upload_type: (
              <>
                <Detail label="Footage receipt method">{footage}</Detail>
                <Detail label="Videographer footage upload">{upload}</Detail>
              </>
            ),
            purchase_order_type: null,
            purchase_order: (
              <Detail label="Purchase Order">
                <PurchaseOrder booking={booking} />
              </Detail>
            ),
            quote_number_type: null,
            quote_number: (
              <Detail label="Quote Number">{typeAndNumber(quoteType, booking.quote_number)}</Detail>
            ),
          }}
        />
      </DetailList>
    </InfoCard>
  );
}
