import { styled } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

interface DialogListProps {
  label: string;
  /** Always as high as its entries. */
  isWhole?: boolean;
  /** The entries, as `li` elements. */
  children: ReactNode;
}

/** Entries of a dialog one below the other, in a scrolling box if there are many. */
export function DialogList({ label, isWhole = false, children }: DialogListProps) {
  return (
    <List
      // Safari treats a list without markers as no list, so it needs the role.
      role="list"
      aria-label={label}
      // A scrolling box must be reachable by keyboard.
      {...(!isWhole && { tabIndex: 0, maxH: '16rem', overflowY: 'auto' })}
    >
      {children}
    </List>
  );
}

const List = styled('ul', {
  base: {
    listStyleType: 'none',
    borderWidth: '1px',
    borderRadius: 'l2',
    fontSize: 'sm',
    '& > li': { px: '3', py: '2', overflowWrap: 'anywhere' },
    '& > li + li': { borderTopWidth: '1px' },
  },
});
