import { t } from '@shootline/shared-api';
import { Box, Icon, IconButton, Input } from '@shootline/shared-ui';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldLabel, FieldNotes, type FieldProps, useField } from './field.tsx';

/** A password, hidden unless the user asks to see it; never trimmed. */
export function PasswordField(props: FieldProps & { autoComplete?: string }) {
  const { name, label, help, isRequired, isDisabled, autoComplete = 'current-password' } = props;
  const { id, error, control } = useField(props);
  const { register } = useFormContext();
  const [isShown, setIsShown] = useState(false);
  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Box position="relative">
        <Input
          id={id}
          type={isShown ? 'text' : 'password'}
          disabled={isDisabled}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          pe="11"
          {...control}
          {...register(name)}
        />
        <IconButton
          position="absolute"
          insetEnd="1"
          top="1"
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={isShown ? t('Hide password') : t('Show password')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon icon={isShown ? EyeOff : Eye} size={18} />
        </IconButton>
      </Box>
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
