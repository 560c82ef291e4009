import { t } from '@shootline/shared-api';
import { AddressField } from '@shootline/shared-ui/address-field';
import { Grid } from '@shootline/shared-ui';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BriefValues } from '../brief/brief-values.ts';
import { ManualAddressFields } from '../fields/manual-address-fields.tsx';
import { useBriefField, useFormFacts } from '../brief/form-facts.ts';

/** The shoot location, found or entered manually. */
export function PlaceFields() {
  const field = useBriefField();
  const { getValues, setValue } = useFormContext<BriefValues>();
  // Typing over a chosen address turns it back into unchosen text.
  const unchoose = () => {
    const address = getValues('address');
    if (address) setValue('address', { ...address, is_valid: false, location: null });
  };
  const { clients } = useFormFacts();
  const isManual: unknown = useWatch({ name: 'is_address_manual' });
  const clientId: unknown = useWatch({ name: 'client' });
  const client = clients.find(({ id }) => id === clientId);
  return (
    <>
      <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="4" alignItems="start">
        {isManual !== true && (
          <AddressField
            {...field('address')}
            placeholder={t('12 Church Street, Parramatta')}
            billingRegion={client?.billing_region}
          />
        )}
        <YesNoField {...field('is_address_manual')} onAnswer={unchoose} />
      </Grid>
      {isManual === true && <ManualAddressFields />}
    </>
  );
}
