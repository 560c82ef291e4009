import { minimumHours } from '@shootline/shared-api/rules';
import { formatDuration } from '@shootline/shared-ui';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { maximumHoursOf } from '../brief/brief-rules.ts';
import { ShootTimeFields } from '../fields/shoot-time-fields.tsx';
import { useBriefField, useFormFacts } from '../brief/form-facts.ts';

function useHours() {
  const facts = useFormFacts();
  const client = useWatch({ name: 'client' }) as string | null;
  const longest = maximumHoursOf(facts, client);
  const hours = Array.from(
    { length: longest - minimumHours + 1 },
    (_, index) => minimumHours + index,
  );
  const before = facts.booking?.duration;
  // Keeps a length that was allowed before the client's maximum was lowered.
  return before && !hours.includes(before) ? [...hours, before] : hours;
}

/** Time and length of the shoot. */
export function TimeFields() {
  const field = useBriefField();
  const hours = useHours();
  return (
    <ShootTimeFields>
      <SelectField
        {...field('duration')}
        options={hours.map((count) => ({ value: String(count), label: formatDuration(count) }))}
        valueAs={(option) => (option ? Number(option) : null)}
      />
    </ShootTimeFields>
  );
}
