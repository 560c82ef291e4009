import { startPortal } from './portal-server.ts';

/** Starts the portal that most tests share; they only read from it. */
export default async function globalSetup() {
  const portal = await startPortal();
  process.env['PORTAL_URL'] = portal.url;
  return portal.stop;
}
