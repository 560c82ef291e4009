import { t } from '@shootline/shared-api';
import { Button, styled } from '@shootline/shared-ui';
import { Children, type ReactNode, useState } from 'react';

/** Number of entries that a cell of the board shows at first. */
export const mostInCell = 2;

/** A list of at most `most` lines until the user asks for the rest; nothing if it is empty. */
export function ExpandableList({ most, children }: { most: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const items = Children.toArray(children);
  const shown = isOpen || items.length <= most ? items.length : most - 1;
  if (items.length === 0) return null;
  return (
    <List role="list">
      {items.slice(0, shown).map((item, index) => (
        <li key={index}>{item}</li>
      ))}
      {items.length > most && (
        <li>
          <Button
            size="2xs"
            variant="ghost"
            colorPalette="gray"
            width="full"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('Show Fewer') : t('{count} more', { count: items.length - shown })}
          </Button>
        </li>
      )}
    </List>
  );
}

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    listStyle: 'none',
  },
});
