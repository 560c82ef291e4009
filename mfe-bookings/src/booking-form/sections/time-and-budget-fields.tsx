import { minimumHours } from '@shootline/shared-api/rules';
import { formatDuration, Grid } from '@shootline/shared-ui';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { CurrencyField, MoneyField } from '@shootline/shared-ui/money-field';
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

/** Time, length and budget of the shoot. */
export function TimeAndBudgetFields() {
  const { reference } = useFormFacts();
  const field = useBriefField();
  const currency = useWatch({ name: 'maximum_budget_currency' }) as string | null;
  const hours = useHours();
  return (
    <>
      <ShootTimeFields />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="4" alignItems="start">
        <SelectField
          {...field('duration')}
          options={hours.map((count) => ({ value: String(count), label: formatDuration(count) }))}
          valueAs={(option) => (option ? Number(option) : null)}
        />
        <MoneyField {...field('maximum_budget')} currency={currency || 'AUD'} />
        <CurrencyField
          {...field('maximum_budget_currency')}
          amountName="maximum_budget"
          options={reference.currencies}
        />
      </Grid>
    </>
  );
}
