import { t } from '@shootline/shared-api';
import { Grid } from '@shootline/shared-ui';
import { TextField } from '@shootline/shared-ui/form';
import { PhoneField } from './phone-field.tsx';

/** A contact: full name, phone, email, and company if `hasCompany`. */
export function ContactFields({ name, hasCompany }: { name: string; hasCompany?: boolean }) {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
      <TextField name={`${name}.full_name`} label={t('Full name')} autoComplete="off" isRequired />
      <PhoneField name={`${name}.phone`} label={t('Phone')} autoComplete="off" isRequired />
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
