import { t } from '@shootline/shared-api';
import { Box, styled, Flex } from '@shootline/shared-ui';
import { countText } from '@shootline/shared-ui/filters';
import { Link } from '@shootline/shared-ui/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFilledView } from './use-filled-view.ts';
import type { ViewTab } from './view-tab.ts';

/** Windows in which `Page` has the views beside its title. */
const besideTitle = '@media (min-width: 87.5rem)';

/**
 * The views of a list, each a link with its number of rows. In narrow windows they scroll sideways with the
 * current one in view; `children` stay beside them. Without a query, an empty view is replaced by the first
 * one with rows.
 */
export function ViewTabs(props: { tabs: readonly ViewTab[]; children?: ReactNode }) {
  const tabs = useFilledView(props.tabs);
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.id;
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !tab) return;
    const { offsetLeft, offsetWidth } = tab;
    const { scrollLeft, clientWidth } = row.current;
    const isInView =
      offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
    if (!isInView) row.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [current]);
  return (
    <Flex align="center" gap="2" borderBottomWidth="1px" css={{ [besideTitle]: { border: '0' } }}>
      <Box as="nav" aria-label={t('Views')} flex="1" minW="0">
        <Row ref={row}>
          {tabs.map(({ id, label, to, isCurrent, count, note }) => (
            <li key={id}>
              <Tab to={to} aria-current={isCurrent ? 'page' : undefined}>
                {label}
                {note && (
                  <Box as="span" color="fg.muted" fontWeight="normal">
                    {note}
                  </Box>
                )}
                <Box as="span" minW="2ch" color="fg.muted" fontSize="xs" fontWeight="normal">
                  {typeof count === 'number' && countText(count)}
                </Box>
              </Tab>
            </li>
          ))}
        </Row>
      </Box>
      {props.children}
    </Flex>
  );
}

const Row = styled('ul', {
  base: {
    display: 'flex',
    position: 'relative',
    columnGap: '1',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Beside a title no view may be hidden.
    [besideTitle]: { flexWrap: 'wrap' },
    // The line of the current tab covers the line of the row.
    mb: '-1px',
  },
});

const Tab = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '1',
    px: '1',
    lineHeight: '2.125rem',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', fontWeight: 'medium', borderColor: 'brand.solid' },
  },
});
