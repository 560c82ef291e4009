import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { useBriefField, useFormFacts } from '../form-facts.ts';

/** For whom the shoot is; admins alone choose it (S1 §5). */
export function ClientSection() {
  const { clients, booking } = useFormFacts();
  // A client who takes no new bookings any more keeps those that they have.
  const own = booking?.client;
  const all = own && !clients.some(({ id }) => id === own.id) ? [own, ...clients] : clients;
  const field = useBriefField();
  return (
    <ComboboxField
      {...field('client')}
      choices={all.map(({ id, name }) => ({ value: id, label: name }))}
      nothingText="No client has this name."
      isRequired
    />
  );
}
