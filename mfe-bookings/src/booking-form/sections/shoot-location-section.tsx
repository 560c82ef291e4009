import { Grid } from '@shootline/shared-ui';
import { AddressField } from '@shootline/shared-ui/address-field';
import { TextAreaField } from '@shootline/shared-ui/form';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BriefValues } from '../brief-values.ts';
import { ManualAddressFields } from '../fields/manual-address-fields.tsx';
import { useBriefField } from '../form-facts.ts';
import { Revealed } from '../revealed.tsx';

/** The shoot location, found or entered manually, and the parking (S1 §2). */
export function ShootLocationSection() {
  const field = useBriefField();
  const { getValues, setValue } = useFormContext<BriefValues>();
  // Typing over a chosen address turns it back into unchosen text.
  const asTyped = () => {
    const address = getValues('address');
    if (address) setValue('address', { ...address, is_valid: false, location: null });
  };
  const isManual: unknown = useWatch({ name: 'is_address_manual' });
  return (
    <>
      <YesNoField
        {...field('is_address_manual')}
        label="Enter the address manually?"
        help="Where no suggestion fits."
        onAnswer={asTyped}
        isRequired
      />
      {isManual === true ? (
        <ManualAddressFields />
      ) : (
        <AddressField {...field('address')} placeholder="12 Church Street, Parramatta" isRequired />
      )}
      <Grid templateColumns={{ base: '1fr', md: '1fr 2fr' }} gap="4" alignItems="start">
        <YesNoField {...field('is_parking_available')} label="Is parking available?" isRequired />
        <Revealed field="parking_details">
          <TextAreaField {...field('parking_details')} />
        </Revealed>
      </Grid>
    </>
  );
}
