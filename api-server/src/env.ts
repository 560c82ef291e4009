import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AddressEnv, readAddressEnv } from './domain/address/address.settings.ts';
import { type DatabaseEnv, readDatabaseEnv } from './platform/db/connection/database.settings.ts';
import { type DemoEnv, readDemoEnv } from './demo.settings.ts';
import { type MailEnv, readMailEnv } from './platform/mail/mail.settings.ts';
import { type FilesPlace, readFilesEnv } from './platform/files/files.settings.ts';
import { type HubEnv, readHubEnv } from './domain/hub/hub.settings.ts';
import { type CallLimits, readCallLimits } from './platform/calls/call-limits.settings.ts';
import { readLogEnv } from './platform/log/log.settings.ts';
import type { LogSettings } from './platform/log/logger.ts';
import { readSecurityContact } from './platform/http/security-txt.ts';
import { readReportUrl } from './platform/portal/violation-reports.ts';
import { type ScanEnv, readScanEnv } from './platform/scan/scan.settings.ts';
import { type SignInLimits, readSignInEnv } from './platform/session/sign-in.settings.ts';
import { type Role, readRole, takeRole } from './role.settings.ts';
import { type TraceEnv, readTraceEnv } from './platform/trace/trace.settings.ts';
import { StartError } from './platform/process/start-error.ts';

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

type Variables = Record<string, string | undefined>;

function reader(variables: Variables) {
  const text = (name: string) => variables[name]?.trim() || undefined;
  return {
    text,
    number(name: string, byDefault: number, least: number, most: number): number {
      const entered = text(name);
      if (entered === undefined) return byDefault;
      const value = Number(entered);
      if (!Number.isInteger(value) || value < least || value > most) {
        throw new StartError(
          `${name} must be a whole number from ${least} to ${most}, not "${entered}".`,
        );
      }
      return value;
    },
    flag<Default extends boolean | undefined>(name: string, byDefault: Default): boolean | Default {
      const entered = text(name)?.toLowerCase();
      if (entered === undefined) return byDefault;
      if (['1', 'true', 'yes', 'on'].includes(entered)) return true;
      if (['0', 'false', 'no', 'off'].includes(entered)) return false;
      throw new StartError(`${name} must be true or false, not "${entered}".`);
    },
  };
}

function origins(list: string | undefined): string[] {
  const entries = (list ?? '').split(/[\s,]+/).filter(Boolean);
  return entries.map((entry) => {
    const origin = URL.canParse(entry) ? new URL(entry).origin : 'null';
    if (origin === 'null') {
      throw new StartError(
        `PORTAL_ORIGINS must list addresses like https://portal.example, not "${entry}".`,
      );
    }
    return origin;
  });
}

function portalDir(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const folder = resolve(path);
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new StartError(
    `PORTAL_DIR must be a folder with the built portal; there is no index.html in ${folder}.`,
  );
}

function metricsToken(token: string | undefined): string | undefined {
  if (token === undefined || /^\S{16,}$/.test(token)) return token;
  throw new StartError('METRICS_TOKEN must have at least 16 characters and no spaces.');
}

function readMigrate(byVariable: boolean, argv: string[]): boolean {
  if (byVariable || !argv.includes('--reset')) return byVariable;
  throw new StartError('--reset creates the tables again, which MIGRATE=false forbids.');
}

const flags = ['--reset', '--demo', '--no-demo'];

function demoAsked(byVariable: boolean | undefined, argv: string[]): boolean | undefined {
  if (argv.includes('--no-demo')) return false;
  return argv.includes('--demo') || byVariable;
}

/**
 * The checked configuration of the process; `isTerminal` says whether a person reads its output. Throws
 * `StartError` on an invalid value.
 */
export function readEnv(variables: Variables, argv: string[], isTerminal = false): Env {
  const { entered: role, others } = takeRole(argv);
  const unknown = others.find((argument) => !flags.includes(argument));
  if (unknown !== undefined) {
    const all = [...flags, '--role'].join(', ');
    throw new StartError(`There is no option ${unknown}. Choose one of: ${all}.`);
  }
  const { text, number, flag } = reader(variables);
  const database = readDatabaseEnv({ text, number });
  const port = number('PORT', 3000, 0, 65535);
  const portal = portalDir(text('PORTAL_DIR'));
  const host = text('HOST') ?? '127.0.0.1';
  const mail = readMailEnv({ text }, { port, portalDir: portal });
  const dataDir = resolve(text('DATA_DIR') ?? '.data');
  const asked = demoAsked(flag('DEMO', undefined), argv);
  return {
    role: readRole(role ?? text('ROLE')),
    port,
    host,
    dataDir,
    files: readFilesEnv({ text, flag }, dataDir),
    database,
    migrate: readMigrate(flag('MIGRATE', true), argv),
    portalDir: portal,
    portalOrigins: origins(text('PORTAL_ORIGINS')),
    cspReportUrl: readReportUrl(text('CSP_REPORT_URL')),
    securityContact: readSecurityContact(text('SECURITY_CONTACT')),
    trustProxy: flag('TRUST_PROXY', false),
    ...readDemoEnv({ host, portalUrl: mail.portalUrl, asked }),
    reset: argv.includes('--reset'),
    sessionHours: number('SESSION_HOURS', 720, 1, 100_000),
    sessionMaxDays: number('SESSION_MAX_DAYS', 90, 1, 10_000),
    signIn: readSignInEnv({ number }),
    address: readAddressEnv({ text, number }),
    mail,
    hub: readHubEnv({ text, number }),
    limits: readCallLimits({ number }),
    scan: readScanEnv({ text, number }),
    log: readLogEnv(text, isTerminal),
    trace: readTraceEnv({ text }),
    metricsToken: metricsToken(text('METRICS_TOKEN')),
    admin: {
      email: text('ADMIN_EMAIL') ?? '',
      password: variables['ADMIN_PASSWORD'] ?? '',
      workspace: text('ADMIN_WORKSPACE') ?? '',
    },
  };
}
