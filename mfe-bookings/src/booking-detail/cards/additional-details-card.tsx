import { t, type Booking } from '@shootline/shared-api';
import { Button, Flex } from '@shootline/shared-ui';
import { NotSpecified } from '@shootline/shared-ui/card';
import { useBookingActions } from '../../action-engine/booking-actions.tsx';
import { updatePurchaseOrder } from '../../actions/update-purchase-order.ts';
import { FactsCard } from '../../facts/facts.tsx';
import { useBriefFacts } from '../../facts/use-brief-facts.ts';
import { useOptionLabel } from '../../facts/use-option-label.ts';

/** 'Available now: PO-771', or only the part that is set. */
const typeAndNumber = (type: string | null, number: string | null) =>
  [type, number].filter(Boolean).join(': ');

/** A purchase order that the user may change. */
function ChangeablePurchaseOrder({ booking, text }: { booking: Booking; text: string }) {
  const { open } = useBookingActions();
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
      {text || <NotSpecified />}
      <Button
        size="xs"
        variant="outline"
        aria-label={t('Change Purchase Order')}
        onClick={() => open(updatePurchaseOrder, booking)}
      >
        {t('Change{verb}', { verb: '' })}
      </Button>
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
  const order = typeAndNumber(
    label('purchase_order_types', booking.purchase_order_type),
    booking.purchase_order,
  );
  const quoteType = label('quote_number_types', booking.quote_number_type);
  const facts = useBriefFacts(booking, ['additional-details', 'invoice'], {
    shoot_footage_upload_type: [
      { label: t('Footage receipt method'), value: footage },
      { label: t('Videographer footage upload'), value: upload },
    ],
    purchase_order_type: [],
    purchase_order: [
      {
        label: t('Purchase Order'),
        value: booking.permissions.update_purchase_order ? (
          <ChangeablePurchaseOrder booking={booking} text={order} />
        ) : (
          order
        ),
      },
    ],
    quote_number_type: [],
    quote_number: [
      { label: t('Quote Number'), value: typeAndNumber(quoteType, booking.quote_number) },
    ],
  });
  return <FactsCard title={t('Additional Details')} columns={3} facts={facts} />;
}
