import { useCurrentUser, type Booking, type StateLog, t, translated } from '@shootline/shared-api';
import { Button, Flex, Icon, Stack, StateChip, Text, TimeText } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';

export function StatusHistoryCard({ booking }: { booking: Booking }) {
  const { permissions, state_logs } = booking;
  const { timezone } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (!permissions.read_state_logs) return null;
  return (
    <InfoCard
      title={t('Status History')}
      summary={t('{count, plural, one {# change} other {# changes}}', { count: state_logs.length })}
      actions={
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('Hide History') : t('Show History')}
          <Icon icon={isOpen ? Minus : Plus} size={16} />
        </Button>
      }
    >
      {isOpen && <History id={listId} logs={state_logs} zone={timezone} />}
    </InfoCard>
  );
}

const mostNames = 8;

function listed(names: string[]): string {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return more > 0 ? t('{names} and {more} more', { names: shown, more }) : shown;
}

function History({ id, logs, zone }: { id: string; logs: StateLog[]; zone: string }) {
  return (
    <Stack as="ol" id={id} listStyleType="none" gap="4">
      {logs.map((log) => (
        <Flex
          as="li"
          key={log.id}
          gap="3"
          wrap="wrap"
          align="flex-start"
          justify="space-between"
          fontSize="sm"
        >
          <Stack gap="1" align="flex-start" flex="1" minW="32">
            <StateChip kind="booking" state={log.state} label={log.state_display} />
            {log.staffing.map(({ part, part_display, names, reason }) => (
              <Text key={part} fontSize="xs" overflowWrap="anywhere">
                {translated(part_display)}: {listed(names)}
                {reason && ` (${reason})`}
              </Text>
            ))}
          </Stack>
          <Stack gap="0" textAlign="end" minW="0">
            <Text overflowWrap="anywhere">{log.by_display}</Text>
            <Text fontSize="xs" color="fg.muted">
              <TimeText iso={log.timestamp} zone={zone} />
            </Text>
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
