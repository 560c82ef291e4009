import { Box, Button, Flex, Grid, Text } from '@shootline/shared-ui';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { TextAreaField, TextField } from '@shootline/shared-ui/form';
import { useFormContext } from 'react-hook-form';
import { isQuoteNumberAskedIn } from '../brief-rules.ts';
import type { BriefValues } from '../brief-values.ts';
import { ContactFields } from '../fields/contact-fields.tsx';
import { useBriefField, useFormFacts } from '../form-facts.ts';
import { Revealed } from '../revealed.tsx';

function InvoiceTo() {
  const { user, isClient } = useFormFacts();
  const { setValue } = useFormContext<BriefValues>();
  const copyOwn = () => {
    const own = { full_name: user.full_name, phone: user.phone, email: user.email };
    setValue('invoice_to_user', own, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box role="group" aria-labelledby="invoice-to">
      <Flex align="center" justify="space-between" gap="3" mb="3" minH="8">
        <Text id="invoice-to" fontWeight="semibold">
          Invoice To
        </Text>
        {isClient && (
          <Button size="xs" variant="outline" onClick={copyOwn}>
            Use my details
          </Button>
        )}
      </Flex>
      <ContactFields name="invoice_to_user" />
    </Box>
  );
}

function PurchaseOrder() {
  const { reference } = useFormFacts();
  const field = useBriefField();
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
      <SelectField
        {...field('purchase_order_type')}
        help="Raise the purchase order after the shoot."
        options={reference.purchase_order_types}
        isRequired
      />
      <Revealed field="purchase_order">
        <TextField {...field('purchase_order')} isRequired />
      </Revealed>
    </Grid>
  );
}

function QuoteNumber() {
  const facts = useFormFacts();
  const field = useBriefField();
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
      <SelectField
        {...field('quote_number_type')}
        options={facts.reference.quote_number_types}
        isRequired={isQuoteNumberAskedIn(facts)}
      />
      <Revealed field="quote_number">
        <TextField {...field('quote_number')} isRequired />
      </Revealed>
    </Grid>
  );
}

/** The payer and the numbers for the invoice (S1 §2). */
export function InvoiceSection() {
  const { isAdmin, isInternal } = useFormFacts();
  const field = useBriefField();
  return (
    <>
      <InvoiceTo />
      <PurchaseOrder />
      {isAdmin && <QuoteNumber />}
      {isInternal && (
        <TextAreaField {...field('invoice_notes')} help="Internal users alone see them." />
      )}
    </>
  );
}
