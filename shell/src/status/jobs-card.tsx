import { type FailedJob, useCurrentUser, t, rich } from '@shootline/shared-api';
import { Box, Button, Flex, RouterLink, Stack, Text, TimeText } from '@shootline/shared-ui';
import { useRef } from 'react';
import { nameOf, useAreaTexts } from '../contributions/area-texts.ts';
import { BookingLink } from '../own-pages/booking-link.tsx';
import { Facts } from './facts/facts.tsx';
import { jobFacts } from './facts/server-facts.ts';
import { StatusCard } from './status-card.tsx';
import { useRetryJob } from './status.actions.ts';
import type { Status } from './use-status.ts';

function FailedJobItem({ job, onRetried }: { job: FailedJob; onRetried: () => void }) {
  const { timezone } = useCurrentUser();
  const { mutate, isPending } = useRetryJob(job, onRetried);
  const name = nameOf(useAreaTexts().jobs, job.kind);
  return (
    <Flex asChild align="flex-start" justify="space-between" gap="4" py="3" borderTopWidth="1px">
      <li>
        <Box minW="0" fontSize="sm" overflowWrap="anywhere">
          <Text fontWeight="medium">{name}</Text>
          <Text color="fg.muted">
            {rich('{count, plural, one {# attempt} other {# attempts}}, the last {when}', {
              count: job.attempts,
              when: <TimeText iso={job.last_attempt} zone={timezone} />,
            })}
          </Text>
          {job.last_error && <Text lineClamp="4">{job.last_error}</Text>}
          {job.mail && <RouterLink to={`/mails/${job.mail}`}>{t('View the email')}</RouterLink>}
          {job.booking && (
            <BookingLink uuid={job.booking} otherwise={null}>
              {t('View the booking')}
            </BookingLink>
          )}
        </Box>
        <Button
          variant="outline"
          size="sm"
          flexShrink="0"
          loading={isPending}
          loadingText={t('Retrying...')}
          aria-label={t('Retry: {name}', { name })}
          onClick={() => mutate()}
        >
          {t('Retry')}
        </Button>
      </li>
    </Flex>
  );
}

/** The numbers of jobs, and the failed ones with Retry. */
export function JobsCard({ jobs }: { jobs: Status['jobs'] }) {
  const { timezone } = useCurrentUser();
  const list = useRef<HTMLDivElement>(null);
  return (
    <StatusCard title={t('Jobs')} query={jobs}>
      {(data) => (
        <Box ref={list} tabIndex={-1} outline="none">
          <Facts facts={jobFacts(data, timezone)} columns={3} />
          {data.results.length > 0 && (
            <Stack asChild gap="0" mt="4">
              <ul aria-label={t('Failed jobs')}>
                {data.results.map((job) => (
                  <FailedJobItem
                    key={job.uuid}
                    job={job}
                    // The button disappears with its row.
                    onRetried={() => list.current?.focus()}
                  />
                ))}
              </ul>
            </Stack>
          )}
          {data.failed > data.results.length && (
            <Text fontSize="sm" color="fg.muted">
              {t('These are the last {count} that failed.', { count: data.results.length })}
            </Text>
          )}
        </Box>
      )}
    </StatusCard>
  );
}
