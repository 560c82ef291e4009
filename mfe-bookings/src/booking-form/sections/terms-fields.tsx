import { t } from '@shootline/shared-api';
import { ExternalLink, NoticeBanner, Stack, Text, useBrand } from '@shootline/shared-ui';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { useFormState, useWatch } from 'react-hook-form';
import { bookingTexts } from '@shootline/shared-api/rules/booking';
import { CancellationPolicy } from '../../prices/cancellation-policy.tsx';
import { useBriefField } from '../brief/form-facts.ts';

/** The cancellation policy and the terms. */
export function TermsFields() {
  const { termsUrl } = useBrand();
  const field = useBriefField();
  const areTermsAccepted: unknown = useWatch({ name: 'is_terms_accepted' });
  const { errors } = useFormState({ name: 'is_terms_accepted' });
  return (
    <Stack gap="3">
      <CancellationPolicy />
      <YesNoField {...field('is_terms_accepted')} />
      <Text fontSize="sm">
        <ExternalLink href={termsUrl}>{t('Read the terms and conditions')}</ExternalLink>
      </Text>
      {areTermsAccepted === false && !errors['is_terms_accepted'] && (
        <NoticeBanner tone="warning">{bookingTexts.terms}</NoticeBanner>
      )}
    </Stack>
  );
}
