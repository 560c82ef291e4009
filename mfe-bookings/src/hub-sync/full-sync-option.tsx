import { t } from '@shootline/shared-api';
import { Box, Checkbox, Flex } from '@shootline/shared-ui';
import { FieldNotes } from '@shootline/shared-ui/form';
import { useId } from 'react';

interface FullSyncOptionProps {
  isChecked: boolean;
  isDisabled: boolean;
  onChange: (isChecked: boolean) => void;
}

/** The option to rewrite every record. */
export function FullSyncOption({ isChecked, isDisabled, onChange }: FullSyncOptionProps) {
  const id = useId();
  return (
    <Box>
      <Flex align="center" gap="2" fontSize="sm">
        <Checkbox
          id={id}
          aria-describedby={`${id}-help`}
          checked={isChecked}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>{t('Full Sync')}</label>
      </Flex>
      <FieldNotes id={id} help={t('Forces updating of all records and is slower.')} />
    </Box>
  );
}
