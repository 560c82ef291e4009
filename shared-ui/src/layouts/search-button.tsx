import { IconButton } from '@chakra-ui/react';
import { Icon } from '../icons/icon.tsx';
import { navIcon } from './nav-icon.ts';

/** The button of the top bar that opens the portal's search. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label="Search"
      aria-haspopup="dialog"
      title="Search"
      onClick={onClick}
    >
      <Icon icon={navIcon('search')} />
    </IconButton>
  );
}
