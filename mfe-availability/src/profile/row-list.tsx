import { t } from '@shootline/shared-api';
import { Button, styled } from '@shootline/shared-ui';
import { Children, type ReactNode, useState } from 'react';

/** The rows of a card, with lines between them; at most `most` until the user asks for the rest. */
export function RowList(props: { label?: string; most?: number; children: ReactNode }) {
  const { label, most = Infinity, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const rows = Children.toArray(children);
  const shown = isOpen ? rows : rows.slice(0, most);
  return (
    <>
      <List aria-label={label}>{shown}</List>
      {rows.length > most && (
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          mt="2"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('Show Fewer') : t('{count} more', { count: rows.length - most })}
        </Button>
      )}
    </>
  );
}

const List = styled('ul', {
  base: {
    listStyle: 'none',
    fontSize: 'sm',
    '& > li': {
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      _first: { pt: '0' },
      _last: { pb: '0', borderBottomWidth: '0' },
    },
  },
});
