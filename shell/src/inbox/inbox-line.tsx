import { type SnoozeChoice, t, type WorkLine } from '@shootline/shared-api';
import type { InboxKind, InboxRow } from '@shootline/shared-api/portal';
import { Button, ButtonLink, styled, RouterLink, TimeText } from '@shootline/shared-ui';
import { MenuButton } from '@shootline/shared-ui/menu';
import { placeText } from './time-texts.ts';
import { useBringBack, useSnooze } from './work.actions.ts';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) 15.5rem 16rem',
      xl: 'minmax(0, 1fr) 15.5rem 21rem',
    },
    gap: { base: '1', md: '4' },
    alignItems: 'center',
    px: '4',
    py: '2',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
    _focusWithin: { bg: 'bg.subtle' },
  },
});
const Item = styled('div', { base: { minW: '0', fontSize: 'sm' } });
const Title = styled('div', {
  base: { fontSize: 'md', fontWeight: 'medium', overflowWrap: 'anywhere' },
});
const Facts = styled('div', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });
const When = styled('div', {
  base: {
    fontSize: 'sm',
    display: { base: 'flex', md: 'block' },
    flexWrap: 'wrap',
    columnGap: '2',
  },
});
const Steps = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    flexWrap: 'wrap',
    justifyContent: { md: 'flex-end' },
  },
});

const mostCounted = 500;

const choices: Record<SnoozeChoice, string> = {
  later_today: t('Later Today'),
  tomorrow: t('Tomorrow'),
  next_week: t('Next Week'),
};

/** The row of several pieces of work. */
function rowOfSeveral({ several, href }: InboxKind, { count }: WorkLine): InboxRow {
  const items = several(Math.min(count, mostCounted));
  return {
    reason: '',
    title: count > mostCounted ? t('More than {items}', { items }) : items,
    details: '',
    zone: null,
    href,
    action: { label: t('Show All'), href },
  };
}

function SnoozeMenu({ line, title, zone }: { line: WorkLine; title: string; zone: string }) {
  const { mutate } = useSnooze(zone);
  const { kind, uuid } = line;
  return (
    <span data-snooze>
      <MenuButton
        label={t('Snooze')}
        name={t('Snooze: {title}', { title })}
        size="xs"
        isSecondary
        entries={Object.entries(choices).map(([id, label]) => ({
          id,
          label,
          onSelect: () => mutate({ kind, uuid, until: id as SnoozeChoice }),
        }))}
      />
    </span>
  );
}

function BringBack({ line, title }: { line: WorkLine; title: string }) {
  const { mutate, isPending } = useBringBack();
  return (
    <Button
      size="xs"
      variant="outline"
      colorPalette="gray"
      aria-label={t('Bring Back: {title}', { title })}
      aria-disabled={isPending || undefined}
      onClick={() => mutate(line)}
    >
      {t('Bring Back')}
    </Button>
  );
}

interface InboxLineProps {
  line: WorkLine;
  kind: InboxKind;
  /** Its place among all lines. */
  index: number;
  /** The server's time in milliseconds since 1970. */
  now: number;
  /** The user's zone. */
  zone: string;
}

/** A piece of work, or several in one line, with its reason, its time and its step. */
export function InboxLine({ line, kind, index, now, zone }: InboxLineProps) {
  const row = line.count > 1 ? rowOfSeveral(kind, line) : kind.row(line);
  if (!row) return null;
  const { reason, title, details, href, action, controls } = row;
  const { due, snoozed_until: until } = line;
  return (
    <Row data-index={index}>
      <Item>
        <Title>
          <RouterLink to={href}>{title}</RouterLink>
        </Title>
        {reason && <Facts>{[reason, details].filter(Boolean).join(' · ')}</Facts>}
      </Item>
      <When>
        {placeText(line, now)}
        {(until ?? due) && (
          <Facts>
            {until === null ? (
              <TimeText iso={due} zone={row.zone ?? zone} />
            ) : (
              <>
                {t('Back:')} <TimeText iso={until} zone={zone} />
              </>
            )}
          </Facts>
        )}
      </When>
      <Steps>
        <span data-step>
          {controls?.() ?? (
            <ButtonLink
              to={action.href}
              size="xs"
              variant="outline"
              aria-label={`${action.label}: ${title}`}
            >
              {action.label}
            </ButtonLink>
          )}
        </span>
        {until !== null && <BringBack {...{ line, title }} />}
        {until === null && (line.count === 1 || due === null) && (
          <SnoozeMenu {...{ line, title, zone }} />
        )}
      </Steps>
    </Row>
  );
}
