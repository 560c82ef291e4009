import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ApiErrorBody, UserAction, operations } from '@shootline/shared-api/contract';
import { readCountryPatterns } from '../src/domain/address/address-countries.ts';
import { embeddedProvider } from '../src/domain/address/provider/embedded-provider.ts';
import { createApp } from '../src/app.ts';
import type { Connection } from '../src/platform/db/connection/client.ts';
import type { AppDeps, AppSettings } from '../src/deps.ts';
import { jobsFor } from '../src/jobs.ts';
import { inspectInvoiceFile } from '../src/domain/invoice/e-invoice/inspect-invoice-file.ts';
import { openEvents } from '../src/domain/event/event-broker.ts';
import { openStorage } from '../src/platform/files/storage-of-database.ts';
import { usualRefusals } from '../src/domain/audit/refused-access.ts';
import { usualPace } from '../src/platform/http/body/body-in-time.ts';
import { runDueJobs } from '../src/platform/jobs/job-worker.ts';
import type { Logger } from '../src/platform/log/logger.ts';
import { portalReader } from '../src/platform/portal/portal-reader.ts';
import { outboxTransport } from '../src/platform/mail/mail-transport.ts';
import { openSession } from '../src/platform/session/session.repository.ts';
import { stopList } from '../src/platform/process/stop.ts';
import { notingMetrics } from './runner/answered.ts';
import { openTestDatabase } from './database.ts';
import { seenVersion } from './seen-version.ts';

/** The answer of every address that a user enters. */
const emptyCalendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

/** Friday noon in Sydney. */
export const testNow = new Date('2026-03-06T01:00:00Z');

/** The files of the portal that calls come from: one remote, in one version. */
const portalFiles = {
  'portal.json': { remotes: [{ name: 'bookings', url: '/mfe-bookings/remote.json' }] },
  'mfe-bookings/remote.json': { version: '1.0.0' },
};

/** A short interval, to keep tests from waiting long for a beat. */
const shortBeatMs = 300;

export const cheapPasswords = { memory: 64, passes: 1 };

type NotificationPage =
  operations['listUserActions']['responses'][200]['content']['application/json'];

type User = { id: string; tenantId: string };

export type Answer<Body> = { status: number; body: Body; headers: Headers };

// The tests' clock stands still, so all calls of a test fall into one minute.
const unlimited = 1_000_000;

export const unlimitedCalls = {
  calls: unlimited,
  writes: unlimited,
  uploads: unlimited,
  signedOut: unlimited,
  callsAtOnce: unlimited,
  heavyCallsAtOnce: unlimited,
};

const settings: AppSettings = {
  sessionHours: 720,
  sessionMaxDays: 90,
  signIn: { windowMinutes: 15, accountFailures: 10, addressFailures: 50, slowestMs: 10 },
  address: { countries: readCountryPatterns('AU, NZ, GB, US'), callsPerMinute: 120 },
  mail: {
    brand: 'Camera House',
    from: 'shoots@house.test',
    replyTo: 'team@house.test',
    portalUrl: 'https://portal.test',
    delivery: 'outbox',
  },
  limits: unlimitedCalls,
  bodyPace: usualPace,
  refusedAccess: usualRefusals,
  trustProxy: false,
  portalOrigins: [],
  validateResponses: true,
  version: 'test',
};

/**
 * The API on a fresh database, with a clock that tests can move. Checks every
 * answer against the contract: a mismatch, or any 500, fails the test.
 */
export async function startTestApi(
  overrides: Partial<AppSettings> = {},
  openConnection?: Connection,
  { beatMs = shortBeatMs, ...outside }: Partial<AppDeps> & { beatMs?: number } = {},
) {
  const connection = openConnection ?? (await openTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'shootline-files-'));
  const problems: Record<string, unknown>[] = [];
  const rest = stopList((error) => void problems.push({ event: 'stop', error: String(error) }));
  let now = testNow;
  const logger: Logger = { error: (entry) => void problems.push(entry) };
  const clock = () => now;
  const { db, background, probe, listen } = connection;
  const metrics = outside.metrics ?? notingMetrics();
  const events = openEvents({ db, background, clock, logger, metrics, listen, beatMs });
  const portalDir = `${folder}-portal`;
  /** Publishes files of the portal, by path. */
  async function publish(published: Record<string, unknown>): Promise<void> {
    for (const [path, content] of Object.entries(published)) {
      await mkdir(dirname(join(portalDir, path)), { recursive: true });
      await writeFile(join(portalDir, path), JSON.stringify(content));
    }
  }
  await publish(portalFiles);
  const files = outside.files ?? (await openStorage(db, { folder }));
  const deps: AppDeps = {
    db,
    background,
    probe,
    listen,
    clock,
    files,
    scan: undefined,
    inspect: { invoice: inspectInvoiceFile },
    addresses: embeddedProvider(),
    mail: outboxTransport(files),
    readPublic: async () => Buffer.from(emptyCalendar),
    readPortal: portalReader({ ...settings, ...overrides, portalDir }),
    hub: {},
    events,
    logger,
    metrics,
    onStop: rest.onStop,
    settings: { ...settings, ...overrides },
    ...outside,
  };
  const app = createApp(deps);

  async function request<Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> {
    const response = await app.request(`/api${path}`, init);
    if (response.status === 500) {
      throw new Error(`${path} failed: ${JSON.stringify(problems.at(-1), undefined, 2)}`);
    }
    const type = response.headers.get('Content-Type') ?? '';
    const isJson = type.startsWith('application/json');
    // An event stream has no end; `eventsFor` reads it.
    const isEndless = type.startsWith('text/event-stream');
    if (isEndless) await response.body?.cancel();
    const text = isEndless ? '' : await response.text();
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as Body,
      headers: response.headers,
    };
  }

  const tokens = new Map<string, string>();
  async function tokenOf(who: User): Promise<string> {
    const openToken = tokens.get(who.id);
    if (openToken !== undefined) return openToken;
    const of = { tenantId: who.tenantId, userId: who.id };
    const token = await openSession(deps.db, of, now, deps.settings);
    tokens.set(who.id, token);
    return token;
  }

  async function ask<Body>(who: User, path: string): Promise<Answer<Body>> {
    return request<Body>(path, { headers: { Authorization: `Token ${await tokenOf(who)}` } });
  }

  /** Sends a write as this user, as JSON or as a form. */
  async function send<Body>(
    who: User,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const isForm = body instanceof FormData;
    const sent = isForm || typeof body === 'string' ? body : JSON.stringify(body);
    const type: Record<string, string> =
      isForm || body === undefined ? {} : { 'Content-Type': 'application/json' };
    const seen = 'If-Match' in headers ? {} : await seenVersion(deps.db, who.tenantId, path);
    return request<Body>(path, {
      method,
      headers: { Authorization: `Token ${await tokenOf(who)}`, ...type, ...seen, ...headers },
      ...(body === undefined ? {} : { body: sent }),
    });
  }

  return {
    app,
    folder,
    publish,
    send,
    tokenOf,
    deps,
    db: connection.db,
    request,
    ask,
    /** The body of a successful GET as this user. */
    async get<Body>(who: User, path: string): Promise<Body> {
      const { status, body } = await ask<Body>(who, path);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    /** All notifications of this user, unread first. */
    async notifications(who: User): Promise<UserAction[]> {
      const all: UserAction[] = [];
      for (let next: string | null = '/actions'; next !== null;) {
        const page: NotificationPage = await this.get<NotificationPage>(who, next);
        all.push(...page.results);
        next = page.next;
      }
      return all;
    },
    /** The refusal of a GET as this user. */
    async refused(who: User, path: string): Promise<Answer<ApiErrorBody>> {
      const answer = await ask<ApiErrorBody>(who, path);
      if (answer.status < 400) throw new Error(`${path} was not refused.`);
      return answer;
    },
    post<Body>(path: string, body: unknown, headers: Record<string, string> = {}) {
      return request<Body>(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    /** Runs the due jobs, like the server's worker. */
    runJobs: () => runDueJobs(deps, jobsFor(deps)),
    moveClock(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    async close() {
      await deps.events.close();
      await rest.run();
      await connection.close();
      for (const one of [folder, portalDir]) await rm(one, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
