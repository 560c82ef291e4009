import { makeDemo, startPortal } from './portal/portal-server.ts';

/** Creates the demo, and starts the portal that most tests share and only read from. */
export default async function globalSetup() {
  const removeDemo = await makeDemo();
  const portal = await startPortal();
  process.env['PORTAL_URL'] = portal.url;
  return async () => {
    await portal.stop();
    removeDemo();
  };
}
