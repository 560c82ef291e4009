import {
  isAdmin,
  isCameraOperator,
  isInternal,
  useCurrentUser,
  type Booking,
} from '@shootline/shared-api';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { useOptionLabel } from '../use-option-label.ts';
import { yesNo } from '../yes-no.ts';

/** 'Available now: PO-771', or whichever part is set. */
const typeAndNumber = (type: string | null, number: string | null) =>
  [type, number].filter(Boolean).join(': ');

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
        {!isCameraOperator(role_policy) && (
          <Detail label="Purchase Order">
            {typeAndNumber(
              label('purchase_order_types', booking.purchase_order_type),
              booking.purchase_order,
            )}
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
