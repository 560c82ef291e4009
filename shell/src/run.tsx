import { onReturn, t } from '@shootline/shared-api';
import { ErrorState, PortalTheme } from '@shootline/shared-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPortal } from './portal.tsx';
import { forgetFailedShares } from './federation/failed-shares.ts';
import { federation } from './federation/federation.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no root element.');
const root = createRoot(container);

async function start(): Promise<void> {
  try {
    const Portal = await startPortal(federation);
    root.render(
      <StrictMode>
        <Portal />
      </StrictMode>,
    );
  } catch (error) {
    console.error('The portal could not be started.', error);
    const stop = onReturn(() => again());
    const again = () => {
      stop();
      void start();
    };
    root.render(
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
