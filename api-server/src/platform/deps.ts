import type { Db, Engine } from './db/db.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { CallLimits } from './http/call-limits.settings.ts';
import type { Logger } from './log/logger.ts';
import type { MailSettings } from './mail/mail.settings.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SessionLifetime } from './session/session.repository.ts';
import type { Scanner } from './scan/scanner.ts';
import type { OnStop } from './process/stop.ts';

export type Settings = SessionLifetime & {
  signIn: { windowMinutes: number; accountFailures: number; addressFailures: number };
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

/** What every call, job and page of the server may need from outside. */
export type Deps = {
  db: Db;
  /** The same for work that may take longer than a request. */
  background: Db;
  engine: Engine;
  clock: () => Date;
  files: FileStorage;
  /** Looks for viruses in what is uploaded; without one nobody does. */
  scan: Scanner | undefined;
  mail: MailTransport;
  logger: Logger;
  metrics: Metrics;
  /** What works in the background or stays open is ended by what it gives here. */
  onStop: OnStop;
  settings: Settings;
};
