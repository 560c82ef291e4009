import { t } from '@shootline/shared-api';
import { Box, Button, styled, IconButton } from '../basics.ts';
import Menu from 'lucide-react/icons/menu';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { NavLink } from '@shootline/shared-ui/router';
import { useIsWide } from '../hooks/use-is-wide.ts';
import { Icon } from '../icons/icon.tsx';
import { NavIcon } from './nav-icon.tsx';

const entry = {
  base: {
    display: 'flex',
    position: 'relative',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '10',
    ps: '3',
    pe: '1',
    py: '2',
    mb: '1',
    borderRadius: 'l2',
    fontSize: 'sm',
    fontWeight: 'medium',
    textAlign: 'start',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'background 0.15s, color 0.15s',
    _hover: { bg: 'bg.muted', color: 'fg' },
    focusVisibleRing: 'inside',
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
    lgOnly: { justifyContent: 'center', ps: '0', pe: '0' },
  },
} as const;

const EntryLink = styled(NavLink, entry);
const EntryButton = styled('button', entry);

/** Text beside an icon; in the rail only assistive technology reads it. */
const Beside = styled('span', {
  base: { flex: '1', minW: '0', lgOnly: { srOnly: true } },
});

/**
 * An entry of the navigation; with `end` only the exact path counts as current. `note` explains why its
 * page is unavailable.
 */
export function NavItem(props: {
  to: string;
  /** The name of one of the shell's own icons, or the data of an SVG path. */
  icon: string;
  label: string;
  end?: boolean;
  badge?: ReactNode;
  note?: string;
  onClick?: () => void;
}) {
  const { to, icon, label, end, badge, note, onClick } = props;
  return (
    <EntryLink to={to} end={end} onClick={onClick} data-name={note ? `${label}: ${note}` : label}>
      {note ? <Icon icon={TriangleAlert} /> : <NavIcon icon={icon} />}
      <Beside>
        {label}
        {note && (
          <Box as="span" display="block" fontSize="xs" fontWeight="normal">
            {note}
          </Box>
        )}
      </Beside>
      {badge}
    </EntryLink>
  );
}

const Group = styled('div', { base: { mt: '2', pt: '2', borderTopWidth: '1px' } });
const GroupTitle = styled('div', {
  base: { px: '3', py: '1', fontSize: 'xs', color: 'fg.muted', lgOnly: { srOnly: true } },
});
const Sign = styled('span', { base: { lgOnly: { display: 'none' } } });

/** Entries of the navigation under a title. */
export function NavGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group role="group" aria-label={title}>
      <GroupTitle aria-hidden>{title}</GroupTitle>
      {children}
    </Group>
  );
}

/** Entries of the navigation that are hidden until the user opens their group. */
export function FoldedNavGroup(props: {
  title: string;
  icon: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const { title, icon, isOpen, onToggle, children } = props;
  return (
    <Group>
      <EntryButton type="button" aria-expanded={isOpen} onClick={onToggle} data-name={title}>
        <NavIcon icon={icon} />
        <Beside>{title}</Beside>
        <Sign aria-hidden>{isOpen ? '−' : '+'}</Sign>
      </EntryButton>
      {isOpen && children}
    </Group>
  );
}

/** An entry of the navigation as a button in the header. */
export function PrimaryNavItem({ to, icon, label }: { to: string; icon: string; label: string }) {
  return (
    <Button asChild>
      <NavLink to={to} end>
        <NavIcon icon={icon} size={18} />
        {label}
      </NavLink>
    </Button>
  );
}

/** An entry of the navigation that performs an action. */
export function NavButton(props: { icon: string; label: string; onClick: () => void }) {
  const { icon, label, onClick } = props;
  return (
    <EntryButton type="button" onClick={onClick} data-name={label}>
      <NavIcon icon={icon} />
      <Beside>{label}</Beside>
    </EntryButton>
  );
}

/** The button that opens the drawer; not rendered in windows that show the drawer beside the page. */
export function DrawerToggle({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  if (useIsWide()) return null;
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label={t('Open menu')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Icon icon={Menu} size={22} />
    </IconButton>
  );
}
