import { t, type XeroFileInput } from '@shootline/shared-api';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { RadioField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { type InferType, mixed, object } from 'yup';
import { xeroTexts } from './xero-texts.ts';

const rules = object({
  kind: mixed<'bills' | 'sales_invoices'>().oneOf(['bills', 'sales_invoices']).required(),
  which: mixed<'selected' | 'waiting'>().oneOf(['selected', 'waiting']).required(),
});

const kinds = [
  { value: 'bills', label: xeroTexts.bills.label },
  { value: 'sales_invoices', label: xeroTexts.sales_invoices.label },
];

function WhichField({ count }: { count: number }) {
  const kind = useWatch({ name: 'kind' }) as XeroFileInput['kind'];
  const selected = [{ value: 'selected', label: t('The selected ones ({count})', { count }) }];
  return (
    <RadioField
      name="which"
      label={t('Invoices to include')}
      help={count === 0 ? t('To include only some, select them in the list first.') : undefined}
      options={[
        ...(count > 0 ? selected : []),
        { value: 'waiting', label: xeroTexts[kind].waiting },
      ]}
    />
  );
}

/** The form of a file for Xero: bills or sales invoices, selected or waiting. */
export function XeroChoice(props: {
  selected: readonly string[];
  onMake: (input: XeroFileInput) => Promise<void>;
  onCancel: () => void;
}) {
  const { selected, onMake, onCancel } = props;
  return (
    <ActionForm<InferType<typeof rules>>
      schema={rules}
      defaultValues={{ kind: 'bills', which: selected.length > 0 ? 'selected' : 'waiting' }}
      onSubmit={({ kind, which }) =>
        onMake({ kind, ...(which === 'selected' && { invoices: [...selected] }) })
      }
      buttons={{ primary: t('Make File'), progress: t('Making...'), onCancel }}
    >
      <RadioField name="kind" label={t('Contents of the file')} options={kinds} />
      <WhichField count={selected.length} />
    </ActionForm>
  );
}
