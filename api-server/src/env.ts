import { join, resolve } from 'node:path';
import type { AddressEnv } from './domain/address/address.settings.ts';
import type { HubEnv } from './domain/hub/hub.settings.ts';
import { type DemoEnv, readDemoEnv } from './demo.settings.ts';
import type { CallLimits } from './platform/calls/call-limits.settings.ts';
import type { DatabaseEnv } from './platform/db/connection/database.settings.ts';
import type { FilesPlace } from './platform/files/files.settings.ts';
import type { LogSettings } from './platform/log/logger.ts';
import { type MailEnv, brandOf } from './platform/mail/mail.settings.ts';
import { StartError } from './platform/process/start-error.ts';
import type { ScanEnv } from './platform/scan/scan.settings.ts';
import type { SignInLimits } from './platform/session/sign-in.settings.ts';
import type { TraceEnv } from './platform/trace/trace.settings.ts';
import { type Role, takeRole } from './role.settings.ts';
import { withSecretFiles } from './settings/secret-files.ts';
import { type Variables, readSettings } from './settings/settings.ts';
import type { Values } from './settings/values.ts';

export type Env = DemoEnv & {
  role: Role;
  port: number;
  host: string;
  dataDir: string;
  files: FilesPlace;
  database: DatabaseEnv;
  /** Whether a start brings tables and rules up to date. */
  migrate: boolean;
  portalDir: string | undefined;
  portalOrigins: string[];
  cspReportUrl: string | undefined;
  securityContact: string | undefined;
  trustProxy: boolean;
  reset: boolean;
  sessionHours: number;
  sessionMaxDays: number;
  signIn: SignInLimits;
  address: AddressEnv;
  routingUrl: string | undefined;
  mail: MailEnv;
  hub: HubEnv;
  limits: CallLimits;
  scan: ScanEnv;
  log: LogSettings;
  metricsToken: string | undefined;
  trace: TraceEnv;
  /** The first user if there is no demo; read when the database is empty. */
  admin: { email: string; password: string; workspace: string };
};

function readMigrate(byVariable: boolean, argv: string[]): boolean {
  if (byVariable || !argv.includes('--reset')) return byVariable;
  throw new StartError('--reset creates the tables again, which MIGRATE=false forbids.');
}

const flags = ['--reset', '--demo', '--no-demo'];

function demoAsked(byVariable: boolean | undefined, argv: string[]): boolean | undefined {
  if (argv.includes('--no-demo')) return false;
  return argv.includes('--demo') || byVariable;
}

/** The options of the command line. */
function readOptions(argv: string[]): { role: string | undefined } {
  const { entered: role, others } = takeRole(argv);
  const unknown = others.find((argument) => !flags.includes(argument));
  if (unknown === undefined) return { role };
  const all = [...flags, '--role'].join(', ');
  throw new StartError(`There is no option ${unknown}. Choose one of: ${all}.`);
}

function filesOf(
  { FILES_URL: place, FILES_PRESIGNED: isDirect }: Values,
  dataDir: string,
): FilesPlace {
  if (place === undefined) return { folder: join(dataDir, 'files') };
  if ('folder' in place) return place;
  return { ...place, localFolder: join(dataDir, 'incoming'), isDirect };
}

function addressOf(values: Values): AddressEnv {
  return {
    countries: values.ADDRESS_COUNTRIES,
    source: values.ADDRESS_PROVIDER,
    googleKey: values.GOOGLE_MAPS_KEY ?? '',
    deadlineMs: values.ADDRESS_TIMEOUT_MS,
    callsPerMinute: values.ADDRESS_CALLS_PER_MINUTE,
  };
}

function mailOf(values: Values): MailEnv {
  const brand = values.BRAND_NAME ?? brandOf(values.PORTAL_DIR) ?? 'The portal';
  const { SMTP_URL: smtpUrl, PORTAL_URL: portalUrl = `http://localhost:${values.PORT}` } = values;
  return {
    brand,
    from: values.MAIL_FROM ?? `"${brand.replaceAll('"', '')}" <no-reply@localhost>`,
    replyTo: values.MAIL_REPLY_TO,
    portalUrl: portalUrl.replace(/\/+$/, ''),
    delivery: smtpUrl === undefined ? 'outbox' : 'smtp',
    smtpUrl,
  };
}

function hubOf(values: Values): HubEnv {
  const { HUB_URL: url, HUB_SSO_SECRET: secret, HUB_JWKS_URL: keySetUrl, HUB_SSO_URL } = values;
  const deadlineMs = values.HUB_TIMEOUT_MS;
  const { HUB_SSO_ISSUER: issuer = '', HUB_SSO_AUDIENCE: audience = '' } = values;
  const byKeySet = keySetUrl === undefined ? undefined : { keySetUrl, deadlineMs };
  const key = secret === undefined ? byKeySet : { secret };
  return {
    source:
      url === undefined
        ? undefined
        : { url: url.replace(/\/$/, ''), token: values.HUB_TOKEN, deadlineMs },
    signIn: key && { issuer, audience, ...(HUB_SSO_URL && { url: HUB_SSO_URL }), key },
  };
}

/** At a terminal, errors are logged as text; elsewhere, errors and requests are logged as JSON. */
function logOf({ LOG_LEVEL: level, LOG_FORMAT: format }: Values, isTerminal: boolean): LogSettings {
  return {
    level: level ?? (isTerminal ? 'error' : 'info'),
    format: format ?? (isTerminal ? 'text' : 'json'),
    isAudited: !isTerminal || level !== undefined,
  };
}

function traceOf(values: Values): TraceEnv {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  return { url, share: values.OTEL_TRACES_SAMPLER_ARG };
}

/**
 * The checked configuration of the process; `isTerminal` says whether a person reads its output. Throws
 * a `StartError` that names every invalid value.
 */
export function readEnv(entered: Variables, argv: string[], isTerminal = false): Env {
  const variables = withSecretFiles(entered);
  const options = readOptions(argv);
  const given =
    options.role === undefined ? variables : { ...variables, ROLE: options.role || 'nothing' };
  const values = readSettings(given);
  const mail = mailOf(values);
  const dataDir = resolve(values.DATA_DIR);
  const asked = demoAsked(values.DEMO, argv);
  return {
    role: values.ROLE,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    files: filesOf(values, dataDir),
    database: {
      url: values.DATABASE_URL,
      directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
      poolSize: values.DATABASE_POOL_SIZE,
      deadlines: {
        requestMs: values.DATABASE_TIMEOUT_MS,
        backgroundMs: values.DATABASE_JOB_TIMEOUT_MS,
      },
    },
    migrate: readMigrate(values.MIGRATE, argv),
    portalDir: values.PORTAL_DIR,
    portalOrigins: values.PORTAL_ORIGINS ?? [],
    cspReportUrl: values.CSP_REPORT_URL,
    securityContact: values.SECURITY_CONTACT,
    trustProxy: values.TRUST_PROXY,
    ...readDemoEnv({ host: values.HOST, portalUrl: mail.portalUrl, asked }),
    reset: argv.includes('--reset'),
    sessionHours: values.SESSION_HOURS,
    sessionMaxDays: values.SESSION_MAX_DAYS,
    signIn: {
      windowMinutes: values.SIGN_IN_WINDOW_MINUTES,
      accountFailures: values.SIGN_IN_ACCOUNT_FAILURES,
      addressFailures: values.SIGN_IN_ADDRESS_FAILURES,
      slowestMs: values.SIGN_IN_SLOWEST_MS,
    },
    address: addressOf(values),
    routingUrl: values.ROUTING_URL,
    mail,
    hub: hubOf(values),
    limits: {
      calls: values.CALLS_PER_MINUTE,
      writes: values.WRITES_PER_MINUTE,
      uploads: values.UPLOADS_PER_MINUTE,
      signedOut: values.SIGNED_OUT_CALLS_PER_MINUTE,
      callsAtOnce: values.CALLS_AT_ONCE,
      heavyCallsAtOnce: values.HEAVY_CALLS_AT_ONCE,
    },
    scan: { command: values.UPLOAD_SCAN_COMMAND, timeoutMs: values.UPLOAD_SCAN_TIMEOUT_MS },
    log: logOf(values, isTerminal),
    trace: traceOf(values),
    metricsToken: values.METRICS_TOKEN,
    admin: {
      email: values.ADMIN_EMAIL ?? '',
      // As entered, with spaces around it.
      password: variables['ADMIN_PASSWORD'] ?? '',
      workspace: values.ADMIN_WORKSPACE ?? '',
    },
  };
}
