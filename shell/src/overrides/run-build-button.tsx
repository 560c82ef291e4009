import { lazyModule, t, useSession } from '@shootline/shared-api';
import type { SharedCode } from '@shootline/shared-api/portal';
import { Button, LazyDialog } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaName } from '../remotes/area-name.ts';
import { buildQueries } from './build.queries.ts';
import { mayOverride } from '../remotes/overrides.ts';

const dialog = lazyModule(() => import(/* webpackChunkName: "admin" */ './build-dialog.tsx'));

/** Opens the form that runs another build of a remote, for users who may do so in this deployment. */
export function RunBuildButton(props: { name: string; provided: () => Promise<SharedCode> }) {
  const { name, provided } = props;
  const user = useSession((session) => session.user);
  const { data: config } = useQuery(buildQueries.config());
  const [isOpen, setIsOpen] = useState(false);
  if (!config || !mayOverride(config, user)) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('Run Another Build: {area}', { area: areaName(name) })}
        onClick={() => setIsOpen(true)}
      >
        {t('Run Another Build')}
      </Button>
      {isOpen && (
        <LazyDialog of={dialog} onClose={() => setIsOpen(false)}>
          {({ BuildDialog }) => (
            <BuildDialog
              name={name}
              config={config}
              provided={provided}
              onClose={() => setIsOpen(false)}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
