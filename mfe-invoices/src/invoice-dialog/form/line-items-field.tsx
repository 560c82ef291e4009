import { t } from '@shootline/shared-api';
import { Box, Button, Flex, Grid, Icon, IconButton, Stack } from '@shootline/shared-ui';
import { TextField } from '@shootline/shared-ui/form';
import { MoneyField } from '@shootline/shared-ui/money-field';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { InvoiceValues } from '../invoice-values.ts';

// The API's limit in InvoiceSubmission.
const mostItems = 50;

/** The line items of a booking. Calls `onChanged` when one is added or removed. */
export function LineItemsField(props: { place: number; currency: string; onChanged: () => void }) {
  const { place, currency, onChanged } = props;
  const name = `bookings.${place}.line_items` as const;
  const { control } = useFormContext<InvoiceValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="3">
      {fields.map(({ id }, index) => (
        <Flex
          key={id}
          role="group"
          aria-label={t('Line item {number}', { number: index + 1 })}
          gap="2"
          align="start"
        >
          <Grid
            flex="1"
            minW="0"
            gap="3"
            templateColumns={{ base: '1fr', sm: 'minmax(0, 9rem) minmax(0, 1fr)' }}
          >
            <MoneyField
              name={`${name}.${index}.amount`}
              label={t('Amount ({currency})', { currency })}
              currency={currency}
              confirmedBy={`${name}.${index}.is_amount_confirmed`}
              mayBeNegative
              isRequired
            />
            <TextField name={`${name}.${index}.description`} label={t('Description')} />
          </Grid>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            mt="7"
            size="sm"
            aria-label={t('Remove line item {number}', { number: index + 1 })}
            onClick={() => {
              remove(index);
              onChanged();
              addButton.current?.focus();
            }}
          >
            <Icon icon={Trash} size={16} />
          </IconButton>
        </Flex>
      ))}
      <Box>
        <Button
          ref={addButton}
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={fields.length >= mostItems}
          onClick={() => {
            append(
              { amount: null, description: '' },
              { focusName: `${name}.${fields.length}.amount` },
            );
            onChanged();
          }}
        >
          <Icon icon={Plus} size={16} />
          {t('Add Line Item')}
        </Button>
      </Box>
    </Stack>
  );
}
