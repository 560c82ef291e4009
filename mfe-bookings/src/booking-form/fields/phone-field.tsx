import { readPhone, tidiedPhone } from '@shootline/shared-api/rules/booking';
import { TextField } from '@shootline/shared-ui/form';
import { type ComponentProps, useEffect } from 'react';
import { useFormFacts } from '../brief/form-facts.ts';

/** A phone number, shown as it is kept once the field is left. */
export function PhoneField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'format'>) {
  const { timezone } = useFormFacts().user;
  // Loads the library of numbers before the first one is typed.
  useEffect(() => void readPhone('', timezone), [timezone]);
  return <TextField {...props} type="tel" format={(text) => tidiedPhone(text, timezone)} />;
}
