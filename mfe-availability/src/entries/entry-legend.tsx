import { chakra, Flex, Icon } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { entryKinds, entryLooks, type EntryKind } from './entry-kind.ts';

/** What the looks of entries mean. */
export function EntryLegend({ children }: { children?: ReactNode }) {
  return (
    <Flex
      align="center"
      justify="space-between"
      wrap="wrap"
      columnGap="6"
      rowGap="2"
      minH="8"
      mt="3"
      fontSize="sm"
      color="fg.muted"
    >
      <List aria-label="What is shown">
        {Object.entries(entryKinds).map(([kind, { label, icon }]) => (
          <li key={kind}>
            <Mark data-kind={kind satisfies string as EntryKind}>
              <Icon icon={icon} size={12} />
            </Mark>
            {label}
          </li>
        ))}
      </List>
      {children}
    </Flex>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    listStyle: 'none',
    fontSize: 'xs',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
  },
});

const Mark = chakra('span', {
  base: { ...entryLooks, display: 'inline-grid', placeItems: 'center', width: '6', height: '5' },
});
