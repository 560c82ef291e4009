import { t } from '@shootline/shared-api';
import { Grid } from '@shootline/shared-ui';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { TextAreaField, TextField } from '@shootline/shared-ui/form';
import { useBriefField, useFormFacts } from '../brief/form-facts.ts';

/** An address entered by hand: countries with their codes, zones by offset. */
export function ManualAddressFields() {
  const { reference } = useFormFacts();
  const { isDisabled, help } = useBriefField()('address');
  const lock = { isDisabled, help: isDisabled && help };
  const part = (name: string, label: string) => ({ name: `address.${name}`, label, ...lock });
  return (
    <>
      <Grid templateColumns={{ base: '1fr', md: '1fr 3fr' }} gap="4" alignItems="start">
        <TextField {...part('street_number', t('Street number'))} />
        <TextField {...part('route', t('Street'))} />
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="4" alignItems="start">
        <TextField {...part('locality', t('Suburb or town'))} isRequired />
        <TextField {...part('state', t('State{region}', { region: '' }))} isRequired />
        <TextField {...part('postal_code', t('Postal code'))} isRequired />
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <ComboboxField
          {...part('country_code', t('Country'))}
          choices={reference.countries.map(({ value, label }) => ({
            value,
            label: `${label} (${value})`,
          }))}
          placeholder={t('Type a country')}
          nothingText={t('No country has this name.')}
          isRequired
        />
        <ComboboxField
          {...part('timezone', t('Time zone'))}
          choices={reference.timezones}
          placeholder={t('Type a city')}
          nothingText={t('No time zone has this name.')}
          isRequired
        />
      </Grid>
      <TextAreaField {...part('additional_details', t('Additional details'))} />
    </>
  );
}
