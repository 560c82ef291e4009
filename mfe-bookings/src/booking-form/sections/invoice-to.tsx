import { t } from '@shootline/shared-api';
import { Box, Button, Flex, Text } from '@shootline/shared-ui';
import { useFormContext } from 'react-hook-form';
import type { BriefValues } from '../brief/brief-values.ts';
import { ContactFields } from '../fields/contact-fields.tsx';
import { useFormFacts } from '../brief/form-facts.ts';

/** The contact to whom the shoot is billed. */
export function InvoiceTo() {
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
          {t('Invoice To')}
        </Text>
        {isClient && (
          <Button size="xs" variant="outline" onClick={copyOwn}>
            {t('Use My Details')}
          </Button>
        )}
      </Flex>
      <ContactFields name="invoice_to_user" />
    </Box>
  );
}
