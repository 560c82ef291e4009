import { listErrorMessage, type WorkspaceSettings, t } from '@shootline/shared-api';
import { workspaceSettingsRules } from '@shootline/shared-api/rules/account';
import { Box, ErrorState, Flex, LoadingScreen, Page, Stack } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { SubmitButton } from '@shootline/shared-ui/form';
import { KeptInputForm } from '@shootline/shared-ui/kept-input';
import { useQuery } from '@tanstack/react-query';
import { usePasswordAgain } from '../second-factor/use-password-again.tsx';
import { useUpdateWorkspaceSettings } from './workspace-settings.actions.ts';
import { workspaceQueries } from './workspace-settings.queries.ts';
import { SettingField } from './setting-field.tsx';
import { settingNames, workspaceSettings } from './settings.ts';

const areas = Map.groupBy(settingNames, (name) => workspaceSettings[name].area);

function SettingsForm({ settings }: { settings: WorkspaceSettings }) {
  const { mutateAsync } = useUpdateWorkspaceSettings();
  const { run, question } = usePasswordAgain();
  return (
    <>
      <KeptInputForm<WorkspaceSettings>
        label={t('Workspace Settings')}
        keepAs="workspace settings"
        schema={workspaceSettingsRules}
        defaultValues={settings}
        onSubmit={async (values, { form }) => {
          await run(() => mutateAsync(values));
          form.reset(values);
        }}
      >
        {[...areas].map(([area, names]) => (
          <InfoCard key={area} title={area}>
            <Stack gap="5">
              {names.map((name) => (
                <SettingField key={name} name={name} setting={workspaceSettings[name]} />
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
          <SettingsForm settings={settings} />
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
