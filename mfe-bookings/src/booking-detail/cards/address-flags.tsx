import { t, type Address } from '@shootline/shared-api';
import { Badge } from '@shootline/shared-ui';

/** Says that an address was entered by hand. */
export function AddressFlags({ address: { is_manual } }: { address: Address }) {
  if (!is_manual) return null;
  return <Badge colorPalette="gray">{t('Entered Manually')}</Badge>;
}
