import { numberText, t, type WorkGroup, type WorkUrgency } from '@shootline/shared-api';
import type { InboxKind } from '@shootline/shared-api/portal';
import { styled, Flex, Heading, Icon, Stack, Text } from '@shootline/shared-ui';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { InboxLine } from './inbox-line.tsx';
import { useRowKeys } from './use-row-keys.ts';

const names: Record<WorkUrgency, string> = {
  now: t('Now'),
  today: t('Today'),
  week: t('This Week'),
  later: t('Later'),
};

const mostCounted = 500;

const Lines = styled('ul', {
  base: {
    listStyleType: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    shadow: 'xs',
    overflow: 'hidden',
  },
});
const Title = styled('div', {
  base: { display: 'flex', alignItems: 'baseline', gap: '2', mb: '2' },
});

const countText = (count: number) =>
  count > mostCounted ? `${numberText(mostCounted)}+` : numberText(count);

interface InboxGroupsProps {
  groups: readonly WorkGroup[];
  kinds: ReadonlyMap<string, InboxKind>;
  now: number;
  zone: string;
}

/** The user's work in its groups, the most urgent first. */
export function InboxGroups({ groups, kinds, now, zone }: InboxGroupsProps) {
  const lines = groups.flatMap((group) => group.lines);
  const isDoneForToday =
    !groups.some(({ urgency }) => urgency === 'now' || urgency === 'today') &&
    lines.every(({ snoozed_until }) => snoozed_until === null);
  const keys = useRowKeys(lines.map(({ kind, uuid }) => `${kind} ${uuid}`).join());
  return (
    <Stack gap="6" {...keys}>
      {isDoneForToday && (
        <Flex align="center" gap="2" color="fg.muted">
          <Icon icon={CircleCheckBig} size={18} />
          {t('Nothing more for today.')}
        </Flex>
      )}
      {groups.map(({ urgency, count, lines: own }) => (
        <section key={urgency} aria-labelledby={`inbox-${urgency}`}>
          <Title>
            <Heading as="h2" size="md" id={`inbox-${urgency}`}>
              {names[urgency]}
            </Heading>
            <Text color="fg.muted" fontSize="sm">
              {countText(count)}
            </Text>
          </Title>
          <Lines>
            {own.map((line) => {
              const kind = kinds.get(line.kind);
              return (
                kind && (
                  <InboxLine
                    key={`${line.kind} ${line.uuid} ${line.due}`}
                    {...{ line, kind, now, zone }}
                    index={lines.indexOf(line)}
                  />
                )
              );
            })}
          </Lines>
        </section>
      ))}
    </Stack>
  );
}
