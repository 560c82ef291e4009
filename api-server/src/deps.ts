import type { AddressProvider } from './address/address-provider.ts';
import type { AddressSettings } from './address/address-settings.ts';
import type { Db, Engine } from './db/client.ts';
import type { Events } from './events/event.hub.ts';
import type { FileStorage } from './file/file-storage.ts';
import type { CallLimits } from './http/call-limits.ts';
import type { Hub } from './hub/hub.ts';
import type { Logger } from './log/logger.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Scanner } from './scan/scanner.ts';
import type { OnStop } from './stop.ts';

export type Settings = {
  /** A session ends this long after it was last used. */
  sessionHours: number;
  /** And this long after it was opened, however much it is used. */
  sessionMaxDays: number;
  signIn: { windowMinutes: number; accountFailures: number; addressFailures: number };
  address: AddressSettings;
  mail: MailSettings;
  limits: CallLimits;
  /** What must be brought to read the metrics; without one nobody reads them. */
  metricsToken?: string;
  /** Whether the server stands behind a proxy whose X-Forwarded-* headers are its word. */
  trustProxy: boolean;
  /** Origins of portals that are served elsewhere. */
  portalOrigins: string[];
  /** Where browsers report what the page's policy has stopped. */
  cspReportUrl?: string | undefined;
  /** The folder of the built portal; without one the API is served alone. */
  portalDir?: string;
  /** Check every answer against the contract. */
  validateResponses: boolean;
  version: string;
};

/** Everything that the API needs from outside. */
export type Deps = {
  db: Db;
  /** The same for work that may take longer than a request. */
  background: Db;
  engine: Engine;
  clock: () => Date;
  files: FileStorage;
  /** Looks for viruses in what is uploaded; without one nobody does. */
  scan: Scanner | undefined;
  addresses: AddressProvider;
  mail: MailTransport;
  hub: Hub;
  events: Events;
  logger: Logger;
  metrics: Metrics;
  /** What works in the background or stays open is ended by what it gives here. */
  onStop: OnStop;
  settings: Settings;
};
