import { t } from '@shootline/shared-api';
import { styled, Icon } from '@shootline/shared-ui';
import { entryKinds, entryStyles } from './entry-kind.ts';

/** The legend for the kinds of entry. */
export function EntryLegend() {
  return (
    <List role="list" aria-label={t('Legend')}>
      {Object.entries(entryKinds).map(([kind, { label, icon }]) => (
        <li key={kind}>
          <Mark data-kind={kind}>
            <Icon icon={icon} size={12} />
          </Mark>
          {label}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    listStyle: 'none',
    fontSize: 'xs',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
  },
});

const Mark = styled('span', {
  base: { ...entryStyles, display: 'inline-grid', placeItems: 'center', width: '6', height: '5' },
});
