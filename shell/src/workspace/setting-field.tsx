import { Box, Stack, Text } from '@shootline/shared-ui';
import { RadioField } from '@shootline/shared-ui/choice-field';
import { useFormValue } from '@shootline/shared-ui/form';
import type { ChoiceSetting } from './settings.ts';

/** The values of a setting, with an example of the chosen one. */
export function SettingField({ name, setting }: { name: string; setting: ChoiceSetting }) {
  const { label, help, options } = setting;
  const chosen = useFormValue(name);
  return (
    <Stack gap="4">
      <RadioField name={name} label={label} help={help} options={options} isRequired />
      <Box px="4" py="3" bg="bg.muted" borderRadius="l2" fontSize="sm">
        <Text as="div" fontSize="xs" color="fg.muted">
          Example
        </Text>
        <Text as="div" role="status" aria-label="Example" fontWeight="medium">
          {options.find(({ value }) => value === chosen)?.example}
        </Text>
      </Box>
    </Stack>
  );
}
