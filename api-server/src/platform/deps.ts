import type { Db, Engine } from './db/db.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { BodyPace } from './http/body-in-time.ts';
import type { CallLimits } from './http/call-limits.settings.ts';
import type { Logger } from './log/logger.ts';
import type { MailSettings } from './mail/mail.settings.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SessionLifetime } from './session/session.repository.ts';
import type { SignInLimits } from './session/sign-in.settings.ts';
import type { Scanner } from './scan/scanner.ts';
import type { OnStop } from './process/stop.ts';

/** How many refused calls of an account are recorded within a window of time. */
export type RefusalLimits = { most: number; windowMs: number };

export type Settings = SessionLifetime & {
  signIn: SignInLimits;
  mail: MailSettings;
  limits: CallLimits;
  bodyPace: BodyPace;
  refusedAccess: RefusalLimits;
  /** The bearer token for the metrics; without one they are not served. */
  metricsToken?: string;
  /** Whether to trust the X-Forwarded-* headers of a proxy. */
  trustProxy: boolean;
  /** Origins of portals served elsewhere. */
  portalOrigins: string[];
  /** Where browsers report violations of the page's policy. */
  cspReportUrl?: string | undefined;
  /** The folder of the built portal; without one only the API is served. */
  portalDir?: string;
  /** Check every answer against the contract. */
  validateResponses: boolean;
  version: string;
};

/** Dependencies of every call, job and page. */
export type Deps = {
  db: Db;
  /** The same with the longer deadline of background work. */
  background: Db;
  engine: Engine;
  clock: () => Date;
  files: FileStorage;
  /** Scans uploads for viruses; without one they are not scanned. */
  scan: Scanner | undefined;
  mail: MailTransport;
  logger: Logger;
  metrics: Metrics;
  /** Registers what to run at shutdown, for background work and open connections. */
  onStop: OnStop;
  settings: Settings;
};
