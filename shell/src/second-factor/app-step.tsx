import { t } from '@shootline/shared-api';
import type { SecondFactorSetup } from '@shootline/shared-api/contract';
import { appCodeRules } from '@shootline/shared-api/rules/account';
import { Box, Flex, Stack, Text } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { TextField } from '@shootline/shared-ui/form';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { checkCode } from './second-factor.actions.ts';

/** The secret in groups of four, as people read it. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface AppStepProps {
  setup: SecondFactorSetup;
  onProven: (proven: Awaited<ReturnType<typeof checkCode>>) => void;
  cancel: string;
  onCancel: () => void;
}

/** Hands the secret to the user's app, and asks for its first code. */
export function AppStep({
  setup: { setup, secret, uri },
  onProven,
  cancel,
  onCancel,
}: AppStepProps) {
  return (
    <ActionForm
      label={t('Authenticator app')}
      schema={appCodeRules}
      defaultValues={{ code: '' }}
      onSubmit={async ({ code }) => onProven(await checkCode(setup, code))}
      buttons={{ primary: t('Continue'), progress: t('Checking...'), cancel, onCancel }}
    >
      <Text fontSize="sm">
        {t(
          'Scan this code with an authenticator app, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis, or type the key into it.',
        )}
      </Text>
      <Flex gap="5" wrap="wrap">
        <QrCode text={uri} label={t('QR code for your authenticator app')} />
        <Stack gap="2" flex="1" minW="180px">
          <Text as="div" fontSize="sm" fontWeight="medium">
            {t('Key')}
          </Text>
          <Box px="3" py="2" bg="bg.muted" borderRadius="l2" fontFamily="mono" fontSize="sm">
            {grouped(secret)}
          </Box>
          <Flex>
            <CopyButton text={secret} label={t('Copy the key')} />
          </Flex>
        </Stack>
      </Flex>
      <Box maxW="xs">
        <TextField
          name="code"
          label={t('Code')}
          help={t('The six digits that the app now shows.')}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
        />
      </Box>
    </ActionForm>
  );
}
