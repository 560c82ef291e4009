import { t } from '@shootline/shared-api';
import { isRevealed } from '@shootline/shared-api/rules/brief';
import { RadioField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { ContactFields } from '../fields/contact-fields.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { useBriefField, useFormFacts } from '../brief/form-facts.ts';
import { useSubmitter } from '../use-phone-copies.ts';

/** The project owner: the submitter, or somebody else. */
export function ProjectOwnerFields() {
  const { reference } = useFormFacts();
  const field = useBriefField();
  const project_owner_type = useWatch({ name: 'project_owner_type' }) as string | null;
  const submitter = useSubmitter();
  return (
    <>
      <RadioField
        {...field('project_owner_type')}
        help={t('The submitter is {name}.', { name: submitter.full_name })}
        options={reference.project_owner_types}
      />
      {isRevealed('project_owner', { project_owner_type }) ? (
        <ContactFields name="project_owner" hasCompany />
      ) : (
        <PhoneField {...field('booking_owner_phone_number')} />
      )}
    </>
  );
}
