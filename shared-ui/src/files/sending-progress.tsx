import { t } from '@shootline/shared-api';
import { Box, Button, Flex, Text } from '@shootline/shared-ui';

/** Upload progress, with a button to stop the upload if that is possible. */
export function SendingProgress({ sent, onStop }: { sent: number; onStop?: () => void }) {
  const percent = Math.round(sent * 100);
  return (
    <Flex align="center" gap="3">
      <Box
        role="progressbar"
        aria-label={t('Upload')}
        aria-valuenow={percent}
        flex="1"
        height="2"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box height="full" bg="brand.solid" style={{ width: `${percent}%` }} />
      </Box>
      <Text fontSize="sm">{percent}%</Text>
      {sent < 1 && onStop && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          onClick={({ currentTarget: { form } }) => {
            // This button disappears with the upload; Submit stays.
            form?.querySelector<HTMLElement>('[type=submit]')?.focus();
            onStop();
          }}
        >
          {t('Stop Upload')}
        </Button>
      )}
    </Flex>
  );
}
