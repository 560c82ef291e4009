import { errorMessage, referenceQueries, t } from '@shootline/shared-api';
import type { Invoicing } from '@shootline/shared-api/contract';
import { invoicingRules, numberOf } from '@shootline/shared-api/rules/account';
import {
  Box,
  ErrorState,
  Flex,
  Grid,
  LoadingScreen,
  Page,
  Stack,
  Text,
} from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { CheckboxField } from '@shootline/shared-ui/choice-field';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { SubmitButton, TextAreaField, TextField, useFormValue } from '@shootline/shared-ui/form';
import { KeptInputForm } from '@shootline/shared-ui/kept-input';
import { useQuery } from '@tanstack/react-query';
import { BankPart } from './bank-part.tsx';
import { useUpdateInvoicing } from './invoicing.actions.ts';
import { invoicingQueries } from './invoicing.queries.ts';

const two = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

function NextNumber() {
  const scheme = useFormValue('number_scheme');
  const next = Number(useFormValue('next_number'));
  const number = typeof scheme === 'string' && next > 0 ? numberOf(scheme, next) : '';
  return (
    <Text fontSize="sm" color="fg.muted" role="status">
      {number ? t('Your next invoice is {number}.', { number }) : ''}
    </Text>
  );
}

function DetailsForm({ invoicing }: { invoicing: Invoicing }) {
  const { data: reference } = useQuery(referenceQueries.all());
  const { mutateAsync } = useUpdateInvoicing();
  const { next_invoice_number: _next, bank: _bank, ...details } = invoicing;
  return (
    <KeptInputForm
      label={t('Invoicing Details')}
      keepAs="invoicing"
      schema={invoicingRules}
      defaultValues={details}
      onSubmit={async (values, { form }) => {
        const {
          next_invoice_number: _number,
          bank: _account,
          ...stored
        } = await mutateAsync(values);
        form.reset(stored);
      }}
    >
      <TextField name="legal_name" label={t('Legal name')} isRequired />
      <TextAreaField name="address" label={t('Address')} rows={3} isRequired />
      <ComboboxField
        name="country"
        label={t('Country')}
        choices={reference?.countries ?? []}
        placeholder={t('Type a country')}
        isRequired
      />
      <CheckboxField
        name="is_tax_registered"
        label={t('I am registered for VAT or GST')}
        help={t('Your invoices then charge it to clients in your country.')}
      />
      <TextField
        name="tax_number"
        label={t('Tax number')}
        help={t('Your ABN, VAT or GST number. Its check digits are verified.')}
      />
      <Grid templateColumns={two} gap="5">
        <TextField
          name="number_scheme"
          label={t('Numbers of invoices')}
          help={t('Zeros in braces count on, such as BH-{example}.', { example: '{0000}' })}
        />
        <TextField name="next_number" label={t('Next number')} inputMode="numeric" isRequired />
      </Grid>
      <NextNumber />
      <Flex>
        <SubmitButton busyText={t('Saving...')}>{t('Save')}</SubmitButton>
      </Flex>
    </KeptInputForm>
  );
}

/** Invoicing Details: what the portal writes onto a videographer's invoices. */
export function InvoicingPage() {
  const { data: invoicing, error, refetch } = useQuery(invoicingQueries.detail());
  if (!invoicing && !error) return <LoadingScreen />;
  return (
    <Page
      title={t('Invoicing Details')}
      subtitle={t('With these details the portal can write your invoices.')}
    >
      {invoicing ? (
        <Box maxW="3xl">
          <Stack gap="4">
            <InfoCard title={t('On Your Invoices')}>
              <DetailsForm invoicing={invoicing} />
            </InfoCard>
            <BankPart bank={invoicing.bank} country={invoicing.country} />
          </Stack>
        </Box>
      ) : (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
