import { useCurrentUser, t } from '@shootline/shared-api';
import { Button, Flex, Grid, Icon, Stack, Text, useBrand } from '@shootline/shared-ui';
import { saveFile } from '@shootline/shared-ui/files';
import Download from 'lucide-react/icons/download';
import { CopyButton } from './copy-button.tsx';

/** Recovery codes, which are shown once, to copy or to download. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { email, workspace } = useCurrentUser();
  const { name } = useBrand();
  const text = codes.join('\n');
  const download = () => {
    const title = t('Recovery codes of {name} for {email} ({workspace}). Each works once.', {
      name,
      email,
      workspace,
    });
    const file = new Blob([`${title}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' });
    saveFile(file, 'recovery-codes.txt');
  };
  return (
    <Stack gap="4">
      <Text fontSize="sm">
        {t(
          'If you lose your device, each of these codes signs you in once in place of a code of the app. They are shown only now. Keep them where you find them without the device.',
        )}
      </Text>
      <Grid
        asChild
        templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="1"
        px="4"
        py="3"
        bg="bg.muted"
        borderRadius="l2"
        fontFamily="mono"
        fontSize="sm"
      >
        <ul aria-label={t('Recovery codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Grid>
      <Flex gap="3" wrap="wrap">
        <CopyButton text={text} label={t('Copy the recovery codes')} />
        <Button variant="outline" size="sm" colorPalette="gray" onClick={download}>
          <Icon icon={Download} size={16} />
          {t('Download as Text')}
        </Button>
      </Flex>
    </Stack>
  );
}
