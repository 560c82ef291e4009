import { makeDemo, startPortal } from './portal-server.ts';

/** Makes the demo, and starts the portal that most tests share; they only read from it. */
export default async function globalSetup() {
  const removeDemo = await makeDemo();
  const portal = await startPortal();
  process.env['PORTAL_URL'] = portal.url;
  return async () => {
    await portal.stop();
    removeDemo();
  };
}
