import { ExternalLink, NoticeBanner, Stack, Text, useBrand } from '@shootline/shared-ui';
import { SelectField, YesNoField } from '@shootline/shared-ui/choice-field';
import { TextAreaField } from '@shootline/shared-ui/form';
import { useFormState, useWatch } from 'react-hook-form';
import { bookingTexts } from '@shootline/shared-api/rules';
import { CancellationPolicy } from '../../actions/cancellation-policy.tsx';
import { useBriefField, useFormFacts } from '../form-facts.ts';

/** Teleprompter, footage, further requests, and the terms (S1 §2). */
export function AdditionalDetailsSection() {
  const { reference } = useFormFacts();
  const { termsUrl } = useBrand();
  const field = useBriefField();
  const areTermsAccepted: unknown = useWatch({ name: 'is_terms_accepted' });
  const { errors } = useFormState({ name: 'is_terms_accepted' });
  return (
    <>
      <YesNoField
        {...field('is_equipment_terms_accepted')}
        label="Is a teleprompter required?"
        isRequired
      />
      <SelectField
        {...field('shoot_footage_upload_type')}
        help="How you would like to receive the footage."
        options={reference.shoot_footage_upload_types}
        isRequired
      />
      <TextAreaField {...field('covid_19')} help="Rules on site that the videographer must know." />
      <TextAreaField {...field('additional_details')} />
      <Stack gap="3">
        <CancellationPolicy />
        <YesNoField
          {...field('is_terms_accepted')}
          label="Do you accept the terms and conditions?"
          isRequired
        />
        <Text fontSize="sm">
          <ExternalLink href={termsUrl}>Read the terms and conditions</ExternalLink>
        </Text>
        {areTermsAccepted === false && !errors['is_terms_accepted'] && (
          <NoticeBanner tone="warning">{bookingTexts.terms}</NoticeBanner>
        )}
      </Stack>
    </>
  );
}
