import { t } from '@shootline/shared-api';
import { Flex } from '@shootline/shared-ui';

/** Placeholder for a chart without numbers or a list without entries. */
export function NoData({ text = t('Data is not available.') }: { text?: string }) {
  return (
    <Flex height="full" align="center" justify="center" color="fg.muted">
      {text}
    </Flex>
  );
}
