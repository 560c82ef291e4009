import { useCurrentUser, t } from '@shootline/shared-api';
import {
  Box,
  Grid,
  LoadingScreen,
  NoticeBanner,
  Page,
  RouterLink,
  Stack,
  useBrand,
} from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { RefreshButton } from '@shootline/shared-ui/table';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mailQueries } from '../mails/mail.queries.ts';
import { type Areas, portal } from '../own-pages/portal-of-pages.ts';
import { CopyReport, ReportText } from './copy-report.tsx';
import { problemsOf } from './facts/fact.ts';
import { Facts } from './facts/facts.tsx';
import { useIsPatient } from '../own-pages/use-is-patient.ts';
import { FailuresCard } from './failures-card.tsx';
import { JobsCard } from './jobs-card.tsx';
import { CodeList, RemoteCard } from './remote-card.tsx';
import { reportOf } from './facts/report.ts';
import { mailFacts, serverFacts } from './facts/server-facts.ts';
import { StatusCard } from './status-card.tsx';
import { statusQueries } from './status.queries.ts';
import { useStatus } from './use-status.ts';

const twoColumns = {
  gap: '4',
  alignItems: 'start',
  templateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
} as const;

function Problems({ problems, isLoading }: { problems: string[]; isLoading: boolean }) {
  if (problems.length === 0)
    return isLoading ? (
      <NoticeBanner>{t('Reading the figures...')}</NoticeBanner>
    ) : (
      <NoticeBanner tone="success">{t('No problems found.')}</NoticeBanner>
    );
  return (
    <NoticeBanner tone="warning">
      <Stack asChild gap="1">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Stack>
    </NoticeBanner>
  );
}

function StatusOf({ areas }: { areas: Areas }) {
  const { timezone } = useCurrentUser();
  const brand = useBrand();
  const client = useQueryClient();
  const status = useStatus(areas);
  const { server, jobs, mails, health, provided, views, failures, parts } = status;
  const isPatient = useIsPatient();
  const [refused, setRefused] = useState<string | null>(null);
  const isFetching = useIsFetching({ queryKey: statusQueries.all() }) > 0;
  const refresh = () => {
    void client.invalidateQueries({ queryKey: statusQueries.all() });
    void client.invalidateQueries(mailQueries.overview());
  };
  const ofShell = parts.find(({ title }) => title === t('Portal'))?.facts ?? [];
  const isLoading = [server, jobs, mails, health].some((query) => query.isPending);
  if (isLoading && isPatient) return <LoadingScreen />;

  return (
    <Page
      title={t('Status')}
      actions={
        <>
          <CopyReport
            report={() => reportOf(brand.name, parts, new Date())}
            onRefused={setRefused}
          />
          <RefreshButton onRefresh={refresh} isRefreshing={isFetching} label={t('Refresh')} />
        </>
      }
    >
      {refused !== null && <ReportText text={refused} />}
      <Stack gap="4">
        <Problems problems={problemsOf(parts)} isLoading={isLoading} />
        <StatusCard title={t('Server')} query={server}>
          {(data) => <Facts facts={serverFacts(data, timezone)} columns={3} />}
        </StatusCard>
        <Grid {...twoColumns}>
          <StatusCard
            title={t('Emails')}
            query={mails}
            actions={
              <Box fontSize="sm">
                <RouterLink to="/mails">{t('View all emails')}</RouterLink>
              </Box>
            }
          >
            {(data) => <Facts facts={mailFacts(data)} columns={3} />}
          </StatusCard>
          <JobsCard jobs={jobs} />
        </Grid>
        <InfoCard title={t('Portal')}>
          <Stack gap="4">
            <Facts facts={ofShell} columns={3} />
            {provided && <CodeList title={t('All that the portal provides')} code={provided} />}
          </Stack>
        </InfoCard>
        <Grid {...twoColumns}>
          {views.map((view) => (
            <RemoteCard key={view.state.name} view={view} areas={areas} />
          ))}
        </Grid>
        <FailuresCard failures={failures} />
      </Stack>
    </Page>
  );
}

/** Status: the server, its jobs and mails, the remotes, and the failed calls of this browser. */
export function StatusPage() {
  return <Box>{portal.areas && <StatusOf areas={portal.areas} />}</Box>;
}
