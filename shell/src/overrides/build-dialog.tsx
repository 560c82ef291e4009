import { t, useCurrentUser } from '@shootline/shared-api';
import type { PortalConfig, SharedCode } from '@shootline/shared-api/portal';
import { formatDateTime, Text } from '@shootline/shared-ui';
import { FormDialog } from '@shootline/shared-ui/action-form';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { FormError, TextField, useFormValue } from '@shootline/shared-ui/form';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { object, string } from 'yup';
import { areaName } from '../remotes/area-name.ts';
import { buildQueries } from './build.queries.ts';
import { BuildError, checkBuild } from './check-build.ts';
import { folderOf, storeOverride } from '../remotes/overrides.ts';

const byAddress = 'address';
const rules = object({
  build: string().default('').required(t('Choose a build.')),
  address: string()
    .default('')
    .trim()
    .when('build', ([build], text) =>
      build === byAddress ? text.required(t('Enter the address of a remote.json.')) : text,
    ),
});

function Address({ origins }: { origins: string[] }) {
  if (useFormValue('build') !== byAddress) return null;
  return (
    <TextField
      name="address"
      label={t('Address of its remote.json')}
      type="url"
      help={t('Allowed: {origins}', { origins: origins.join(', ') })}
      autoComplete="off"
      isRequired
    />
  );
}

/** Chooses a build of a remote that the user runs from the next page load on, in this browser only. */
export function BuildDialog(props: {
  name: string;
  config: PortalConfig;
  provided: () => Promise<SharedCode>;
  onClose: () => void;
}) {
  const { name, config, provided, onClose } = props;
  const user = useCurrentUser();
  const isStored = useRef(false);
  const folder = folderOf(config, name);
  const { data: kept = [], isPending } = useQuery(buildQueries.kept(name, folder));
  const origins = config.overrides?.origins ?? [];
  const options = kept.map(({ version, deployed }) => ({
    value: version,
    label: t('{version}, deployed {when}', {
      version,
      when: formatDateTime(deployed, user.timezone),
    }),
  }));
  if (origins.length > 0) options.push({ value: byAddress, label: t('Another address…') });

  return (
    <FormDialog
      title={t('Run Another Build')}
      subtitle={areaName(name)}
      maxWidth={520}
      schema={rules}
      defaultValues={{ build: '', address: '' }}
      keepAs={`build of ${name}`}
      onSubmit={async ({ build, address }) => {
        const isAddress = build === byAddress;
        const url = isAddress ? address : new URL(`${build}/build.json`, folder).href;
        try {
          storeOverride(user, name, await checkBuild(url, name, config, provided));
          isStored.current = true;
        } catch (error) {
          if (!(error instanceof BuildError)) throw error;
          const { message } = error;
          throw new FormError(message, [{ field: isAddress ? 'address' : 'build', message }]);
        }
      }}
      buttons={{ primary: t('Run Build'), progress: t('Checking...') }}
      onClose={() => {
        onClose();
        if (isStored.current) window.location.reload();
      }}
    >
      <SelectField
        name="build"
        label={t('Build')}
        options={options}
        placeholder={isPending ? t('Loading...') : t('Select…')}
        help={!isPending && kept.length === 0 && t('No other version is kept on the server.')}
        isRequired
      />
      <Address origins={origins} />
      <Text fontSize="sm" color="fg.muted">
        {t(
          'Only you run it, in this browser, until you reset it. If it cannot be started, you get the released build again. The page is loaded again to start it.',
        )}
      </Text>
    </FormDialog>
  );
}
