import { t, type Address } from '@shootline/shared-api';
import { Badge } from '@shootline/shared-ui';

/** Says that an address was entered by hand, or that nobody has checked its street. */
export function AddressFlags({ address: { is_manual, verified, route } }: { address: Address }) {
  const text = is_manual
    ? t('Entered Manually')
    : verified === 'town' && route !== '' && t('Street as typed');
  if (!text) return null;
  return (
    <Badge size="sm" colorPalette="gray">
      {text}
    </Badge>
  );
}
