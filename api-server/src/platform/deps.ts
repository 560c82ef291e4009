import type { Db } from './db/db.ts';
import type { Listen } from './db/connection/listen.ts';
import type { Replica } from './db/replica/replica.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { BodyPace } from './http/body/body-in-time.ts';
import type { ReadPublic } from './http/read-public.ts';
import type { CallLimits } from './calls/call-limits.settings.ts';
import type { Logger } from './log/logger.ts';
import type { MailSettings } from './mail/mail.settings.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SessionLifetime } from './session/session.repository.ts';
import type { SignInLimits } from './session/sign-in.settings.ts';
import type { Trace } from './trace/trace.ts';
import type { Scanner } from './scan/scanner.ts';
import type { OnStop } from './process/stop.ts';

/** Number of refused calls of an account that are recorded within a window of time. */
export type RefusalLimits = { most: number; windowMs: number };

export type Settings = SessionLifetime & {
  signIn: SignInLimits;
  mail: MailSettings;
  limits: CallLimits;
  bodyPace: BodyPace;
  refusedAccess: RefusalLimits;
  /** The bearer token for the metrics; without it they are not served. */
  metricsToken?: string;
  /** Whether to trust the X-Forwarded-* headers of a proxy. */
  trustProxy: boolean;
  /** Origins of portals that other servers serve. */
  portalOrigins: string[];
  /** The address where browsers report violations of the content security policy. */
  cspReportUrl?: string | undefined;
  /** Where to report a weakness, as a URI; without it no security.txt is served. */
  securityContact?: string | undefined;
  /** The folder of the built portal; without it only the API is served. */
  portalDir?: string;
  /** Whether to check every answer against the contract. */
  validateResponses: boolean;
  version: string;
};

/** Dependencies of every call, job and page. */
export type Deps = {
  db: Db;
  /** Like `db`, with the longer deadline of background work. */
  background: Db;
  /** Like `db`, on a connection that no call uses, for health and readiness. */
  probe: Db;
  /** Answers reads in place of the database, if there is one. */
  replica?: Replica | undefined;
  listen: Listen;
  clock: () => Date;
  files: FileStorage;
  /** Scans uploads for viruses; without it they are not scanned. */
  scan: Scanner | undefined;
  mail: MailTransport;
  /** Reads addresses that users have entered. */
  readPublic: ReadPublic;
  logger: Logger;
  metrics: Metrics;
  /** Absent unless traces are sent somewhere. */
  trace?: Trace | undefined;
  /** Registers work for the shutdown, for background work and open connections. */
  onStop: OnStop;
  settings: Settings;
};
