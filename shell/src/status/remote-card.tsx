import { useCurrentUser, t } from '@shootline/shared-api';
import type { SharedCode } from '@shootline/shared-api/portal';
import { Box, Button, Stack } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useState } from 'react';
import { RunBuildButton } from '../overrides/run-build-button.tsx';
import type { Areas } from '../own-pages/portal-of-pages.ts';
import { Facts } from './facts/facts.tsx';
import { areaName } from '../remotes/area-name.ts';
import { remoteFacts, type RemoteView } from './facts/remote-facts.ts';
import { ReportedVersions } from './reported-versions.tsx';

/** Shared code in full: versions of libraries, and names by entry. */
export function CodeList({ title, code }: { title: string; code: SharedCode }) {
  const lines = [
    ...Object.entries(code.versions).map(([name, version]) => `${name} ${version}`),
    ...Object.entries(code.names).map(([entry, names]) => `${entry}: ${names.join(', ')}`),
  ];
  return (
    <Box asChild fontSize="sm">
      <details>
        <Box asChild cursor="pointer" fontWeight="medium" width="fit-content">
          <summary>{title}</summary>
        </Box>
        <Stack asChild gap="1" mt="2" color="fg.muted" overflowWrap="anywhere">
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Stack>
      </details>
    </Box>
  );
}

/** A card for one remote, with a button that reads it again while it is unavailable. */
export function RemoteCard({ view, areas }: { view: RemoteView; areas: Areas }) {
  const { timezone } = useCurrentUser();
  const [isChecking, setIsChecking] = useState(false);
  const { name, problem } = view.state;
  const area = areaName(name);
  const check = async () => {
    setIsChecking(true);
    await areas.refresh(name);
    setIsChecking(false);
  };
  return (
    <InfoCard
      title={area}
      id={`remote-${name}`}
      actions={
        <>
          {(problem || isChecking) && (
            <Button
              variant="outline"
              size="sm"
              loading={isChecking}
              loadingText={t('Checking...')}
              aria-label={t('Check Again: {area}', { area })}
              onClick={() => void check()}
            >
              {t('Check Again')}
            </Button>
          )}
          <RunBuildButton name={name} provided={areas.provided} />
        </>
      }
    >
      <Stack gap="4">
        <ReportedVersions health={view.health}>
          <Facts facts={remoteFacts(view, timezone)} columns={2} />
        </ReportedVersions>
        {view.uses && <CodeList title={t('All that {area} uses', { area })} code={view.uses} />}
      </Stack>
    </InfoCard>
  );
}
