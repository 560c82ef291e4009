import type { CalendarEntry } from '@shootline/shared-api';
import { styled, Icon, VisuallyHidden } from '@shootline/shared-ui';
import { Link } from '@shootline/shared-ui/router';
import type { CSSProperties, ReactNode } from 'react';
import { entryKinds, entryStyles, entryPath, type EntryKind } from './entry-kind.ts';

interface EntryBoxProps {
  entry: CalendarEntry;
  /** Opens a busy time, which has no page; without it, and if read-only, busy times are plain text. */
  onOpen?: (entry: CalendarEntry) => void;
  title?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** The icon of a kind, with its name for screen readers. */
export function KindMark({ kind }: { kind: EntryKind }) {
  const { label, icon } = entryKinds[kind];
  return (
    <>
      <Icon icon={icon} size={12} />
      <VisuallyHidden>{label}: </VisuallyHidden>
    </>
  );
}

/** A calendar entry: a link to its booking or offer, or a button for a busy time. */
export function EntryBox({ entry, onOpen, children, ...box }: EntryBoxProps) {
  const path = entryPath(entry);
  const props = { 'data-kind': entry.kind, ...box };
  if (path) {
    return (
      <LinkBox to={path} {...props}>
        {children}
      </LinkBox>
    );
  }
  if (!onOpen || entry.is_read_only) return <PlainBox {...props}>{children}</PlainBox>;
  return (
    <ButtonBox type="button" aria-haspopup="dialog" onClick={() => onOpen(entry)} {...props}>
      {children}
    </ButtonBox>
  );
}

const base = {
  ...entryStyles,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  width: 'full',
  minW: '0',
  px: '1',
  fontSize: 'xs',
  lineHeight: '1.25rem',
  textAlign: 'start',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '& svg': { display: 'inline-block', flexShrink: '0', verticalAlign: '-0.125em', me: '1' },
  // Narrow entries, side by side with others, have room only for text.
  containerType: 'inline-size',
  hyphens: 'auto',
  '@container (max-width: 5rem)': { '& svg': { display: 'none' } },
} as const;

const pressed = {
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  _hover: { borderColor: 'currentColor' },
} as const;

const LinkBox = styled(Link, { base: { ...base, ...pressed } });
const ButtonBox = styled('button', { base: { ...base, ...pressed } });
const PlainBox = styled('div', { base });
