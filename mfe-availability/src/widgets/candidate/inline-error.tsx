import { errorMessage, t } from '@shootline/shared-api';
import { Button, Flex, Text } from '@shootline/shared-ui';

/** An error message with Retry, for small places. */
export function InlineError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Flex role="alert" align="center" justify="space-between" gap="3" px="3" py="2" fontSize="sm">
      <Text minW="0">{errorMessage(error)}</Text>
      <Button size="xs" variant="outline" flexShrink="0" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Flex>
  );
}
