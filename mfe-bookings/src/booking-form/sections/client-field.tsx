import { t } from '@shootline/shared-api';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { useBriefField, useFormFacts } from '../brief/form-facts.ts';

/** The client of the shoot; only admins choose it. */
export function ClientField() {
  const { clients, booking } = useFormFacts();
  // A client closed to new bookings keeps existing ones, so it must stay selectable here.
  const own = booking?.client;
  const all = own && !clients.some(({ id }) => id === own.id) ? [own, ...clients] : clients;
  const field = useBriefField();
  return (
    <ComboboxField
      {...field('client')}
      choices={all.map(({ id, name }) => ({ value: id, label: name }))}
      nothingText={t('No client has this name.')}
    />
  );
}
