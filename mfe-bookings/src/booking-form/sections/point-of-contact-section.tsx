import { tidyPhone } from '@shootline/shared-api/values';
import { RadioField } from '@shootline/shared-ui/choice-field';
import { TextField } from '@shootline/shared-ui/form';
import { useWatch } from 'react-hook-form';
import { ContactFields } from '../fields/contact-fields.tsx';
import { useBriefField, useFormFacts } from '../form-facts.ts';
import { Revealed } from '../revealed.tsx';

/** The videographer's contact on the day: the submitter, the owner or somebody else (S1 §2). */
export function PointOfContactSection() {
  const { reference } = useFormFacts();
  const field = useBriefField();
  const type: unknown = useWatch({ name: 'point_of_contact_type' });
  const isOwner = type === 'project_owner';
  return (
    <>
      <RadioField
        {...field('point_of_contact_type')}
        help="Who the videographer meets and calls on the day."
        options={reference.point_of_contact_types}
        isRequired
      />
      <Revealed field="point_of_contact">
        <ContactFields name="point_of_contact" hasCompany />
      </Revealed>
      {(isOwner || type === 'submitter') && (
        <TextField
          {...field('booking_poc_phone_number')}
          type="tel"
          format={tidyPhone}
          isReadOnly={isOwner}
          help={isOwner ? "The project owner's phone; change it there." : undefined}
          isRequired
        />
      )}
    </>
  );
}
