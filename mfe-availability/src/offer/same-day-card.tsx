import { t, type Availability, rich } from '@shootline/shared-api';
import { Badge, Box, Flex, RouterLink, Stack, Text, TimeText } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { entryKinds, entryPath } from '../entries/entry-kind.ts';

type SameDay = Availability['same_day'][number];

const palettes = { shoot: 'green', offer: 'blue', busy: 'gray' } as const;

function Name({ entry }: { entry: SameDay }) {
  const to = entryPath(entry);
  if (to === undefined) return <>{entryKinds[entry.kind].label}</>;
  return <RouterLink to={to}>{entry.title || t('Untitled booking')}</RouterLink>;
}

function Times({ starts, ends, timezone }: SameDay) {
  return (
    <>
      {rich('{start} to {end}', {
        start: <TimeText iso={starts} zone={timezone} show="time" />,
        end: <TimeText iso={ends} zone={timezone} show="time" />,
      })}
    </>
  );
}

function Entry({ entry }: { entry: SameDay }) {
  const { kind, is_all_day, location } = entry;
  return (
    <Flex as="li" gap="3" align="baseline">
      <Badge colorPalette={palettes[kind]} minW="14" justifyContent="center">
        {entryKinds[kind].label}
      </Badge>
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="medium">
          <Name entry={entry} />
        </Text>
        <Text color="fg.muted">
          {is_all_day ? t('All day') : <Times {...entry} />}
          {location && ` · ${location}`}
        </Text>
      </Box>
    </Flex>
  );
}

/** The videographer's other entries on the day of the shoot. */
export function SameDayCard({ entries }: { entries: readonly SameDay[] }) {
  const title = t('Also on This Day');
  if (entries.length === 0)
    return <InfoCard title={title} summary={t('Nothing else is planned.')} />;
  return (
    <InfoCard title={title}>
      <Stack as="ul" role="list" gap="3" m="0" listStyleType="none" fontSize="sm">
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.uuid}`} entry={entry} />
        ))}
      </Stack>
    </InfoCard>
  );
}
