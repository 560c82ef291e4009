import { t } from '@shootline/shared-api';
import { Flex, Spinner, VisuallyHidden } from '@shootline/shared-ui';

/** Placeholder for a file that is being read. */
export function Reading() {
  return (
    <Flex role="status" justify="center" py="16">
      <Spinner color="brand.solid" />
      <VisuallyHidden>{t('Loading the file...')}</VisuallyHidden>
    </Flex>
  );
}
