import { t } from '@shootline/shared-api';
import { tidyPhone } from '@shootline/shared-api/values';
import { Grid } from '@shootline/shared-ui';
import { TextField } from '@shootline/shared-ui/form';

/** A contact (S1 §2): full name, phone, email, and company if `hasCompany`. */
export function ContactFields({ name, hasCompany }: { name: string; hasCompany?: boolean }) {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
      <TextField name={`${name}.full_name`} label={t('Full name')} autoComplete="off" isRequired />
      <TextField
        name={`${name}.phone`}
        label={t('Phone')}
        type="tel"
        autoComplete="off"
        format={tidyPhone}
        isRequired
      />
      <TextField
        name={`${name}.email`}
        label={t('Email')}
        type="email"
        autoComplete="off"
        format={(text) => text.toLowerCase()}
        isRequired
      />
      {hasCompany && <TextField name={`${name}.company`} label={t('Company')} autoComplete="off" />}
    </Grid>
  );
}
