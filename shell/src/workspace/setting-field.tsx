import { referenceQueries, t } from '@shootline/shared-api';
import type { WorkspaceSetting } from '@shootline/shared-api/portal';
import { Box, Stack, Text } from '@shootline/shared-ui';
import { RadioField, SelectField } from '@shootline/shared-ui/choice-field';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { TextAreaField, TextField, useFormValue } from '@shootline/shared-ui/form';
import { useQuery } from '@tanstack/react-query';

/** The values of a setting, with an example of the chosen one; nothing while it has no effect. */
export function SettingField({ setting }: { setting: WorkspaceSetting }) {
  const { name, label, help, kind, onlyWith } = setting;
  const options = [...setting.options];
  const decisive = useFormValue(onlyWith?.name ?? name);
  if (onlyWith && decisive !== onlyWith.value) return null;
  const field = { name, label, help, options };
  if (kind === 'radio') return <ChoiceField {...field} />;
  if (kind === 'text') return <TextField name={name} label={label} help={help} />;
  if (kind === 'lines') return <TextAreaField name={name} label={label} help={help} rows={3} />;
  if (kind === 'country') return <CountryField name={name} label={label} help={help} />;
  return (
    <Box maxW="xs">
      <SelectField {...field} isRequired />
    </Box>
  );
}

function CountryField(field: { name: string; label: string; help: string }) {
  const { data: reference } = useQuery(referenceQueries.all());
  return (
    <ComboboxField
      {...field}
      choices={reference?.countries ?? []}
      placeholder={t('Type a country')}
    />
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  help: string;
  options: { value: string; label: string; example?: string }[];
}

function ChoiceField(field: ChoiceFieldProps) {
  const chosen = useFormValue(field.name);
  return (
    <Stack gap="4">
      <RadioField {...field} isRequired />
      <Box px="4" py="3" bg="bg.muted" borderRadius="l2" fontSize="sm">
        <Text as="div" fontSize="xs" color="fg.muted">
          {t('Example')}
        </Text>
        <Text
          as="div"
          role="status"
          aria-label={t('Example of {setting}', { setting: field.label })}
          fontWeight="medium"
        >
          {field.options.find(({ value }) => value === chosen)?.example}
        </Text>
      </Box>
    </Stack>
  );
}
