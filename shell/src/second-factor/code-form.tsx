import { t } from '@shootline/shared-api';
import { codeStepRules, type CodeStepValues } from '@shootline/shared-api/rules/account';
import { Button, Flex, Text, useBrand } from '@shootline/shared-ui';
import { CheckboxField } from '@shootline/shared-ui/choice-field';
import { Form, SubmitButton, TextField } from '@shootline/shared-ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface CodeFormProps {
  email: string;
  /** Signs in with the code; a failure is shown. */
  send: (values: CodeStepValues) => Promise<unknown>;
  onBack: () => void;
  /** A button that signs in with a passkey. */
  passkey: ReactNode;
}

/** The second step of a sign-in: a code of the user's app, or a recovery code. */
export function CodeForm({ email, send, onBack, passkey }: CodeFormProps) {
  const brand = useBrand();
  const [kind, setKind] = useState<keyof typeof codeStepRules>('app');
  const form = useRef<HTMLFormElement>(null);
  const isApp = kind === 'app';
  useEffect(() => form.current?.querySelector('input')?.focus(), [kind]);

  return (
    <Form
      key={kind}
      ref={form}
      label={t('Enter Your Code')}
      schema={codeStepRules[kind]}
      defaultValues={{ code: '', remember_device: false }}
      onSubmit={send}
    >
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {isApp
          ? t(
              'Open your authenticator app and enter the six digits that it shows for {name}, {email}.',
              { name: brand.name, email },
            )
          : t('Enter one of the recovery codes that you have kept. Each works once.')}
      </Text>
      {isApp ? (
        <TextField
          name="code"
          label={t('Code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
        />
      ) : (
        <TextField name="code" label={t('Recovery code')} autoComplete="off" isRequired />
      )}
      <CheckboxField name="remember_device" label={t('Remember this device for 30 days')} />
      <SubmitButton busyText={t('Signing In...')}>{t('Sign In')}</SubmitButton>
      {passkey}
      <Flex justify="space-between" wrap="wrap" gap="2">
        <Button variant="ghost" size="sm" onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {isApp ? t('Use a Recovery Code') : t('Use a Code of the App')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onBack}>
          {t('Back to Sign In')}
        </Button>
      </Flex>
    </Form>
  );
}
