import { hasDemo } from '../demo/seed-demo.ts';
import { demoSignIn } from '../demo/demo-accounts.ts';
import { demoNotice } from '../demo/demo-notice.ts';
import { demoHub } from '../demo/hub/demo-hub.ts';
import { demoHubPath } from '../demo/hub/demo-paths.ts';
import { findEarlierProject } from '../demo/hub/demo-projects.ts';
import { addressProvider } from './domain/address/address.settings.ts';
import { setRouting } from './domain/availability/travel/travel-times.ts';
import { usualRefusals } from './domain/audit/refused-access.ts';
import { openEvents } from './domain/event/event-broker.ts';
import { hubOf } from './domain/hub/hub.ts';
import { inspectInvoiceFile } from './domain/invoice/e-invoice/inspect-invoice-file.ts';
import type { AppDeps } from './deps.ts';
import type { Env } from './env.ts';
import { fill } from './fill/fill.ts';
import type { Connection } from './platform/db/connection/client.ts';
import { openStorage } from './platform/files/storage-of-database.ts';
import { usualPace } from './platform/http/body/body-in-time.ts';
import { publicReader } from './platform/http/read-public.ts';
import type { Logger } from './platform/log/logger.ts';
import { mailTransport, outboxNotice } from './platform/mail/mail.settings.ts';
import { addGauges } from './platform/monitoring/gauges.ts';
import { measuredMail, measuredStorage } from './platform/monitoring/measured.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { ownVersion } from './platform/process/own-version.ts';
import { openTrace } from './platform/trace/open-trace.ts';
import { portalReader } from './platform/portal/portal-reader.ts';
import type { OnStop } from './platform/process/stop.ts';
import { scannerOf } from './platform/scan/scan.settings.ts';

/** Proxies close a connection that is silent for a minute. */
const beatMs = 20_000;

type Opened = {
  deps: AppDeps;
  /** Lines for the operator, for a server at this address. */
  notices: (address: string) => string[];
};

type Given = { connection: Connection; logger: Logger; metrics: Metrics; onStop: OnStop };

/** Fills an empty database, and opens everything that calls and jobs depend on. */
export async function openDeps(
  env: Env,
  { connection, logger, metrics, onStop }: Given,
): Promise<Opened> {
  const files = await connection.exclusively(async () => {
    const storage = await openStorage(connection.background, env.files);
    await fill(connection.background, env, { files: storage, logger });
    return storage;
  });
  const isDemo = env.demo && (await hasDemo(connection.db));
  const isOwnHub = isDemo && env.hub.source === undefined && env.hub.signIn === undefined;
  const { db, background, probe, listen } = connection;
  const clock = () => new Date();
  const version = ownVersion();
  addGauges(metrics, { connection, logger, version });
  const trace = await openTrace(env.trace, { logger, version });
  if (trace) onStop(() => trace.close());
  const events = openEvents({ db, background, clock, logger, metrics, listen, beatMs });
  onStop(() => events.close());
  setRouting(env.routingUrl === undefined ? undefined : { url: env.routingUrl, logger });
  const deps: AppDeps = {
    db,
    background,
    probe,
    listen,
    clock,
    files: measuredStorage(files, metrics),
    scan: scannerOf(env.scan),
    inspect: { invoice: inspectInvoiceFile },
    addresses: addressProvider(env.address),
    mail: measuredMail(mailTransport(env.mail, files), metrics),
    readPublic: publicReader(),
    hub: isOwnHub ? demoHub(clock, (id) => findEarlierProject(db, id)) : hubOf(env.hub),
    events,
    readPortal: portalReader(env),
    logger,
    metrics,
    trace,
    onStop,
    settings: {
      ...env,
      bodyPace: usualPace,
      refusedAccess: usualRefusals,
      demoSignIn: isDemo ? demoSignIn : undefined,
      validateResponses: false,
      version,
    },
  };
  const isServed = isDemo && env.role !== 'worker';
  const notices = (address: string) =>
    [
      outboxNotice(env.mail, files),
      isServed && demoNotice(),
      isServed && isOwnHub && `Demo hub, for single sign-on: ${address}${demoHubPath}`,
    ].filter((notice) => typeof notice === 'string');
  return { deps, notices };
}
