import { t } from '@shootline/shared-api';
import { Button, Flex } from '@shootline/shared-ui';
import { useFormContext } from 'react-hook-form';

const reasons = [
  [t('Amount'), t('The amount differs from what we agreed.')],
  [t('File'), t('The file shows another amount than the invoice.')],
  [t('Wrong File'), t('The file is not this invoice.')],
  [t('Tax Details'), t('The tax details are missing or wrong.')],
  [t('Number'), t('The invoice number is wrong, or was used before.')],
  [t('Receipts'), t('Please add the receipts of the line items.')],
] as const;

/** Common reasons, each a button that adds its sentence to the text or takes it out again. */
export function RejectionReasons() {
  const { setValue, watch } = useFormContext<{ rejection_details: string }>();
  const text = watch('rejection_details');
  const toggle = (sentence: string) => {
    const next = text.includes(sentence)
      ? text.replace(sentence, '').replaceAll(/ {2,}/g, ' ').trim()
      : [text.trim(), sentence].filter(Boolean).join(' ');
    setValue('rejection_details', next, { shouldDirty: true });
  };
  return (
    <Flex role="group" aria-label={t('Common reasons')} gap="2" wrap="wrap">
      {reasons.map(([label, sentence]) => (
        <Button
          key={label}
          type="button"
          size="xs"
          variant={text.includes(sentence) ? 'solid' : 'outline'}
          colorPalette="gray"
          aria-pressed={text.includes(sentence)}
          title={sentence}
          onClick={() => toggle(sentence)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}
