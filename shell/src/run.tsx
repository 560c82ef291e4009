import { onReturn, t } from '@shootline/shared-api';
import { ErrorState, PortalTheme } from '@shootline/shared-ui';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { startPortal } from './portal.tsx';
import { forgetFailedShares } from './federation/failed-shares.ts';
import { federation } from './federation/federation.ts';
import { readyForForm } from './mounting/ready-for-form.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no root element.');
const container = element;
let root: Root | undefined;

function show(page: ReactNode): void {
  root ??= createRoot(container);
  root.render(page);
}

async function start(): Promise<void> {
  try {
    const { Portal, router } = await startPortal(federation);
    const page = (
      <StrictMode>
        <Portal />
      </StrictMode>
    );
    if (await readyForForm(router)) root = hydrateRoot(container, page);
    else show(page);
  } catch (error) {
    console.error('The portal could not be started.', error);
    const stop = onReturn(() => again());
    const again = () => {
      stop();
      void start();
    };
    show(
      <PortalTheme>
        <ErrorState
          isPage
          title={t('The portal could not be started')}
          message={t('Please check that you are connected to the internet and try again.')}
          onRetry={again}
        />
      </PortalTheme>,
    );
  }
}

export function run(): void {
  forgetFailedShares();
  void start();
}
