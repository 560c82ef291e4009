import { Grid } from '@shootline/shared-ui';
import { CurrencyField, MoneyField } from '@shootline/shared-ui/money-field';
import { useWatch } from 'react-hook-form';
import { useBriefField, useFormFacts } from '../brief/form-facts.ts';

/** The most that the client wants to spend. */
export function BudgetFields() {
  const { reference } = useFormFacts();
  const field = useBriefField();
  const currency = useWatch({ name: 'maximum_budget_currency' }) as string | null;
  return (
    <Grid templateColumns={{ base: '3fr 2fr', md: '1fr 1fr' }} gap="4" alignItems="start">
      <MoneyField {...field('maximum_budget')} currency={currency || 'AUD'} />
      <CurrencyField
        {...field('maximum_budget_currency')}
        amountName="maximum_budget"
        options={reference.currencies}
      />
    </Grid>
  );
}
