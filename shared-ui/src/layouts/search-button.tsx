import { t } from '@shootline/shared-api';
import { IconButton } from '../basics.ts';
import { NavIcon } from './nav-icon.tsx';

/** The top bar's button that opens the portal's search. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label={t('Search')}
      aria-haspopup="dialog"
      title={t('Search')}
      onClick={onClick}
    >
      <NavIcon icon="search" />
    </IconButton>
  );
}
