import { t } from '@shootline/shared-api';
import type { RemoteVersionHealth } from '@shootline/shared-api/contract';
import { Box, Button, Flex, Stack, Text } from '@shootline/shared-ui';
import { type ReactNode, useRef } from 'react';
import { shownVersions } from './facts/remote-facts.ts';
import { useDismissFailures } from './status.actions.ts';

function ReportedVersion({ of, onDismissed }: { of: RemoteVersionHealth; onDismissed(): void }) {
  const { mutate, isPending } = useDismissFailures(of, onDismissed);
  const { version } = of;
  return (
    <Flex asChild align="center" justify="space-between" gap="4" py="2" borderTopWidth="1px">
      <li>
        <Text fontSize="sm" overflowWrap="anywhere">
          {of.is_failing ? t('{version}, fails for several users', { version }) : version}
        </Text>
        <Button
          variant="outline"
          size="sm"
          flexShrink="0"
          loading={isPending}
          loadingText={t('Dismissing...')}
          aria-label={t('Dismiss the failures of {version}', { version })}
          onClick={() => mutate()}
        >
          {t('Dismiss')}
        </Button>
      </li>
    </Flex>
  );
}

interface ReportedVersionsProps {
  health: RemoteVersionHealth[];
  children: ReactNode;
}

/** The figures of a remote, and below them its versions with reported failures, each with Dismiss. */
export function ReportedVersions({ health, children }: ReportedVersionsProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <Box ref={list} tabIndex={-1} outline="none">
      {children}
      {health.length > 0 && (
        <Stack asChild gap="0" mt="4">
          <ul aria-label={t('Versions with failures')}>
            {health.slice(0, shownVersions).map((one) => (
              <ReportedVersion
                key={one.version}
                of={one}
                // The button disappears with its row.
                onDismissed={() => list.current?.focus()}
              />
            ))}
          </ul>
        </Stack>
      )}
    </Box>
  );
}
