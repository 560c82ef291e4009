import { t } from '@shootline/shared-api';
import { isAsked } from '@shootline/shared-api/rules/brief';
import { isOwnerContact } from '@shootline/shared-api/values';
import { RadioField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { ContactFields } from '../fields/contact-fields.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { useBriefField, useFormFacts } from '../brief/form-facts.ts';
import { Revealed } from '../../bookings/revealed.tsx';

/** The videographer's contact on the day: the submitter, the owner or somebody else. */
export function PointOfContactFields() {
  const { reference } = useFormFacts();
  const field = useBriefField();
  const point_of_contact_type = useWatch({ name: 'point_of_contact_type' }) as string | null;
  const isOwner = isOwnerContact({ point_of_contact_type });
  return (
    <>
      <RadioField {...field('point_of_contact_type')} options={reference.point_of_contact_types} />
      <Revealed field="point_of_contact">
        <ContactFields name="point_of_contact" hasCompany />
      </Revealed>
      {isAsked('booking_poc_phone_number', { point_of_contact_type }) && (
        <PhoneField
          {...field('booking_poc_phone_number')}
          isReadOnly={isOwner}
          help={isOwner ? t("The project owner's phone; change it there.") : undefined}
        />
      )}
    </>
  );
}
