import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { useBriefField, useFormFacts } from '../form-facts.ts';

/** For whom the shoot is; admins alone choose it (S1 §5). */
export function ClientSection() {
  const { clients } = useFormFacts();
  const field = useBriefField();
  return (
    <ComboboxField
      {...field('client')}
      choices={clients.map(({ id, name }) => ({ value: id, label: name }))}
      nothingText="No client has this name."
      isRequired
    />
  );
}
