import { ErrorState, PortalTheme } from '@shootline/shared-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPortal } from './portal.tsx';
import { forgetFailedShares } from './registry/failed-shares.ts';
import { federation } from './registry/federation.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no root element.');
const root = createRoot(container);

forgetFailedShares();
startPortal(federation).then(
  (Portal) =>
    root.render(
      <StrictMode>
        <Portal />
      </StrictMode>,
    ),
  (error: unknown) => {
    console.error('The portal could not be started.', error);
    root.render(
      <PortalTheme>
        <ErrorState
          isPage
          title="The portal could not be started"
          message="Please check that you are connected to the internet and try again."
          onRetry={() => window.location.reload()}
        />
      </PortalTheme>,
    );
  },
);
