import { listErrorMessage, type WorkspaceSettings, t } from '@shootline/shared-api';
import type { WorkspaceSetting } from '@shootline/shared-api/portal';
import { Box, ErrorState, Flex, LoadingScreen, Page, Stack } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { SubmitButton } from '@shootline/shared-ui/form';
import { KeptInputForm } from '@shootline/shared-ui/kept-input';
import { useQuery } from '@tanstack/react-query';
import { object, type ObjectSchema } from 'yup';
import type { Contributed } from '../contributions/use-contributions.ts';
import { NotLoaded } from '../own-pages/not-loaded.tsx';
import { useIsPatient } from '../own-pages/use-is-patient.ts';
import { areaName } from '../remotes/area-name.ts';
import { usePasswordAgain } from '../identity/use-password-again.tsx';
import { useUpdateWorkspaceSettings } from './workspace-settings.actions.ts';
import { workspaceQueries } from './workspace-settings.queries.ts';
import { SettingField } from './setting-field.tsx';
import { useWorkspaceSettings } from './use-workspace-settings.ts';

/** The rules of the settings shown; the others keep their values. */
const rulesOf = (settings: readonly WorkspaceSetting[]) =>
  object(
    Object.fromEntries(settings.map(({ name, rule }) => [name, rule])),
  ) as unknown as ObjectSchema<WorkspaceSettings>;

/** The place of an area's settings that are not there yet. */
function MissingSettings({ remote, error, retry }: Contributed<unknown>) {
  return (
    <InfoCard title={t('Settings of {area}', { area: areaName(remote) })}>
      <NotLoaded error={error} onRetry={() => void retry()} />
    </InfoCard>
  );
}

function SettingsForm({ values }: { values: WorkspaceSettings }) {
  const { settings, missing } = useWorkspaceSettings();
  const isPatient = useIsPatient();
  const cards = Map.groupBy(settings, ({ card }) => card);
  const { mutateAsync } = useUpdateWorkspaceSettings();
  const { run, question } = usePasswordAgain();
  if (isPatient && missing.some(({ isPending }) => isPending)) return <LoadingScreen />;
  return (
    <>
      <KeptInputForm<WorkspaceSettings>
        label={t('Workspace Settings')}
        keepAs="workspace settings"
        schema={rulesOf(settings)}
        defaultValues={values}
        onSubmit={async (chosen, { form }) => {
          // Input that was kept for an area that is away now must not be saved unseen.
          const shown = Object.fromEntries(settings.map(({ name }) => [name, chosen[name]]));
          const next = { ...values, ...shown };
          await run(() => mutateAsync(next));
          form.reset(next);
        }}
      >
        {missing.map((area) => (
          <MissingSettings key={area.remote} {...area} />
        ))}
        {[...cards].map(([card, ofCard]) => (
          <InfoCard key={card} title={card}>
            <Stack gap="5">
              {ofCard.map((setting) => (
                <SettingField key={setting.name} setting={setting} />
              ))}
            </Stack>
          </InfoCard>
        ))}
        <Flex>
          <SubmitButton busyText={t('Saving...')}>{t('Save')}</SubmitButton>
        </Flex>
      </KeptInputForm>
      {question}
    </>
  );
}

/** Workspace Settings: the settings for all users of a workspace. */
export function WorkspacePage() {
  const { data: settings, error, refetch } = useQuery(workspaceQueries.settings());
  if (!settings && !error) return <LoadingScreen />;
  return (
    <Page title={t('Workspace Settings')}>
      {settings ? (
        <Box maxW="3xl">
          <SettingsForm values={settings} />
        </Box>
      ) : (
        <ErrorState
          message={listErrorMessage(error, t('Sorry, there was an error loading the settings.'))}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
