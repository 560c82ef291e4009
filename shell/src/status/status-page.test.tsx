import { roles, type FailedJob, type JobsStatus, type ServerStatus } from '@shootline/shared-api';
import type { RemoteVersionHealth } from '@shootline/shared-api/contract';
import { buildUser, errorResponse, mockApi, pageOf } from '@shootline/shared-api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { failuresIn } from './failure-log.ts';
import { openSettings, renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';

const { jest } = import.meta;

const admin = () => ({ ...buildUser(roles.admin), timezone: 'Europe/London' });
const page = () => Promise.resolve({ Component: () => <h1>Shoots</h1> });

const shoots = (): TestRemote => ({
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [{ label: 'My Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 }],
  pages: [{ path: '/', page }],
});

const serverStatus = (changes: Partial<ServerStatus> = {}): ServerStatus => ({
  version: '0.9.1',
  database: { version: '18.4', latency_ms: 0.8 },
  migrations: { applied: 1, missing: 0, newest: '2030-08-01T09:00:00.000Z' },
  files: {
    is_available: true,
    used_bytes: 734_000_000,
    counted: '2030-08-12T23:00:00.000Z',
    free_bytes: 48_300_000_000,
  },
  hub: {
    imports: true,
    signs_in: false,
    is_syncing: false,
    synced: '2030-08-12T23:00:00.000Z',
    projects_waiting: 0,
    projects_failed: 0,
  },
  ...changes,
});

const failedJob = (changes: Partial<FailedJob> = {}): FailedJob => ({
  uuid: '0b8a3f0c-6a55-4c2e-9d6b-6f4f8f0b8f11',
  kind: 'send_mail',
  attempts: 6,
  last_error: '550 no mailbox for theo@example.test, see https://mail.test/why?token=s3cret',
  created: '2030-08-12T22:00:00.000Z',
  last_attempt: '2030-08-12T23:00:00.000Z',
  mail: '3c1f6a52-7f0e-4c7e-8d52-0d7c8f5b9a10',
  booking: null,
  ...changes,
});

let jobs: JobsStatus;
let health: RemoteVersionHealth[];
let status: () => ServerStatus | Response;

const jobsWith = (results: FailedJob[]): JobsStatus => ({
  due: 0,
  oldest_due: null,
  scheduled: 14,
  failed: results.length,
  results,
});

beforeEach(() => {
  localStorage.clear();
  jobs = jobsWith([]);
  health = [];
  status = serverStatus;
  server.use(
    mockApi.get('/status', () => status()),
    mockApi.get('/jobs', () => jobs),
    mockApi.get('/remotes/health', () => ({ results: health })),
    mockApi.get('/mails', () => ({ ...pageOf([]), delivery: 'smtp' as const, failed: 0 })),
    mockApi.post('/remotes/failures', () => undefined),
  );
});

const open = (remotes = [shoots()]) => renderPortal('/status', { user: admin(), remotes });
const section = (name: string) => screen.findByRole('region', { name });
async function figure(title: string, label: string) {
  const term = await within(await section(title)).findByText(label);
  return term.nextElementSibling?.textContent;
}
const focusWindow = () => window.dispatchEvent(new Event('visibilitychange'));

test('shows an admin that all is well, with the figures of server, mails, jobs and areas', async () => {
  const { user } = await open();
  expect(await screen.findByText('No problems found.')).toBeVisible();
  expect(await figure('Server', 'API version')).toBe('0.9.1');
  expect(await figure('Server', 'Database')).toBe('PostgreSQL 18.4');
  expect(await figure('Server', 'Database latency')).toBe('0.8 ms');
  expect(await figure('Server', 'Space left for files')).toBe('48.3 GB');
  expect(await figure('Server', 'Import from the hub')).toMatch(/^Last sync: Tue, 13 Aug 2030/);
  expect(await figure('Emails', 'Waiting')).toBe('0');
  expect(await figure('Jobs', 'Scheduled for later')).toBe('14');
  expect(await figure('Shoots', 'Version')).toBe('1.0.0');
  expect(await figure('Shoots', 'State')).toBe('Ready, not opened yet');
  expect(await figure('Shoots', 'Address')).toMatch(/\/shoots\/remote\.json$/);
  expect(await figure('Shoots', 'Failures in 7 days')).toBe('None');
  await waitFor(async () =>
    expect(await figure('Shoots', 'Uses of the portal')).toBe('2 names of 1 entry'),
  );
  await user.click(screen.getByText('All that Shoots uses'));
  const ofShoots = within(await section('Shoots'));
  expect(ofShoots.getByText('@shootline/shared-ui: Button, Page')).toBeVisible();
  expect(within(await section('Server')).getByText(/^Updated/)).toBeVisible();
});

test('lets an admin dismiss the failures of a version', async () => {
  const failedVersion = (version: string, is_failing: boolean): RemoteVersionHealth => ({
    remote: 'shoots',
    version,
    is_failing,
    last: '2030-08-12T23:00:00.000Z',
    failures: [{ failure: 'broken', count: 3, people: 2 }],
  });
  health = [failedVersion('1.0.0', true), failedVersion('0.9.0', false)];
  server.use(
    mockApi.delete('/remotes/failures/{remote}/{version}', ({ params }) => {
      health = health.filter(({ version }) => version !== params.version);
      return undefined;
    }),
  );
  const { user } = await open();
  const problem = 'This version of Shoots fails for several users.';
  expect(await screen.findByText(problem, { selector: 'li' })).toBeVisible();
  const list = () => screen.getByRole('list', { name: 'Versions with failures' });
  expect(
    within(list())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.0.0, fails for several usersDismiss', '0.9.0Dismiss']);
  await user.click(screen.getByRole('button', { name: 'Dismiss the failures of 1.0.0' }));
  expect(await screen.findByText('Failures dismissed.')).toBeVisible();
  expect(await screen.findByText('No problems found.')).toBeVisible();
  expect(within(list()).getAllByRole('listitem')).toHaveLength(1);
  expect(list().parentElement).toHaveFocus();
});

test('is in the drawer for admins alone', async () => {
  const { user } = await renderPortal('/status', {
    user: buildUser(roles.finance),
    remotes: [shoots()],
  });
  expect(
    await screen.findByText('Sorry, you do not have permission to access this page.'),
  ).toBeVisible();
  await openSettings(user);
  expect(screen.queryByRole('link', { name: 'Status' })).not.toBeInTheDocument();
});

test('names a dead area with its cause, and finds it back on Check Again', async () => {
  const dead = { ...shoots(), isDown: true };
  health = [
    {
      remote: 'shoots',
      version: '0.9.0',
      is_failing: false,
      last: '2030-08-12T23:00:00.000Z',
      failures: [{ failure: 'broken', count: 3, people: 2 }],
    },
  ];
  const { user } = await open([dead]);
  const problem = 'Shoots is not available: unreachable.';
  expect(await screen.findByText(problem, { selector: 'li' })).toBeVisible();
  expect(await figure('Shoots', 'State')).toContain('Not available: unreachable');
  expect(await figure('Shoots', 'Version')).toBe('Unknown');
  expect(await figure('Shoots', 'Failures in 7 days')).toBe(
    'In this tab: unreachable\nTue, 13 Aug 2030, 12:00 AM (BST), 0.9.0: broken (3 page loads of 2 users)',
  );
  dead.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Check Again: Shoots' }));
  await waitFor(async () => expect(await figure('Shoots', 'Version')).toBe('1.0.0'));
  expect(screen.queryByRole('button', { name: /Check Again/ })).not.toBeInTheDocument();
});

test('keeps the last figures of a section that cannot be updated, and says of when they are', async () => {
  const { user } = await open();
  expect(await figure('Server', 'API version')).toBe('0.9.1');
  status = () => new HttpResponse(null, { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const failing = within(await section('Server'));
  expect(await failing.findByText(/These are the figures of \d/)).toBeVisible();
  expect(await figure('Server', 'API version')).toBe('0.9.1');
  expect(within(await section('Jobs')).queryByText(/These are the figures/)).toBeNull();
  expect(screen.getByText('Server could not be read.')).toBeVisible();
  status = () => serverStatus({ version: '0.9.2' });
  await user.click(failing.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await figure('Server', 'API version')).toBe('0.9.2'));
});

test('shows the rest of the page while one section has never been read', async () => {
  status = () => errorResponse('Forbidden', 'Not for you.');
  await open();
  const failing = within(await section('Server'));
  expect(await failing.findByText('Not for you.')).toBeVisible();
  expect(failing.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await figure('Jobs', 'Failed')).toBe('0');
});

test('updates when the user returns to the window', async () => {
  await open();
  expect(await figure('Server', 'API version')).toBe('0.9.1');
  status = () => serverStatus({ version: '0.9.2' });
  focusWindow();
  await waitFor(async () => expect(await figure('Server', 'API version')).toBe('0.9.2'));
});

test('lists failed jobs, and runs one again once however often it is pressed', async () => {
  jobs = jobsWith([failedJob()]);
  const keys: (string | null)[] = [];
  server.use(
    mockApi.post('/jobs/{id}/retry', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      jobs = jobsWith([]);
      return { uuid: failedJob().uuid, kind: 'send_mail' };
    }),
  );
  const { user } = await open();
  expect(await screen.findByText('1 job failed.', { selector: 'li' })).toBeVisible();
  const row = within(await screen.findByRole('list', { name: 'Failed jobs' }));
  expect(row.getByText('Send an email')).toBeVisible();
  expect(row.getByText(/6 attempts, the last/)).toHaveTextContent(
    'Tue, 13 Aug 2030, 12:00 AM (BST)',
  );
  expect(row.getByRole('link', { name: 'View the email' })).toHaveAttribute(
    'href',
    '/mails/3c1f6a52-7f0e-4c7e-8d52-0d7c8f5b9a10',
  );
  await user.click(row.getByRole('button', { name: 'Retry: Send an email' }));
  expect(await screen.findByText('The job runs again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Failed jobs' })).toBeNull());
  expect(keys).toEqual([`${failedJob().uuid} ${failedJob().last_attempt}`]);
});

test('names a failed job as its area does, or by its code while that is away', async () => {
  jobs = jobsWith([failedJob({ kind: 'lapse_offer', mail: null })]);
  const ledger = {
    ...shoots(),
    contributions: { texts: { jobs: { lapse_offer: 'Ask the next crew' } } },
  };
  // The DOM of the tests has no timings of what the area loaded.
  Object.assign(performance, { getEntriesByType: () => [] });
  await open([ledger]);
  expect(await screen.findByRole('button', { name: 'Retry: Ask the next crew' })).toBeVisible();
  cleanup();
  await open([{ ...ledger, isDown: true }]);
  expect(await screen.findByRole('button', { name: 'Retry: Lapse offer' })).toBeVisible();
});

test('says why a job could not be retried, and reads the jobs again', async () => {
  jobs = jobsWith([failedJob()]);
  server.use(
    mockApi.post('/jobs/{id}/retry', () => {
      jobs = jobsWith([]);
      return errorResponse('Conflict', 'Only a job that has failed can be retried.');
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Retry: Send an email' }));
  expect(await screen.findByText('Only a job that has failed can be retried.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Failed jobs' })).toBeNull());
});

test('names what is wrong: files, space, migrations, projects and overdue jobs', async () => {
  const { files, hub, migrations } = serverStatus();
  status = () =>
    serverStatus({
      files: { ...files, is_available: false, free_bytes: null },
      hub: { ...hub, projects_failed: 2 },
      migrations: { ...migrations, missing: 1 },
    });
  jobs = { ...jobsWith([]), due: 3, oldest_due: '2020-01-01T00:00:00.000Z' };
  await open();
  for (const problem of [
    'The database lacks 1 migration.',
    'Files can be neither read nor written.',
    '2 projects in the hub could not be created.',
    'Jobs have waited since Wed, 1 Jan 2020, 12:00 AM (GMT).',
  ]) {
    expect(await screen.findByText(problem, { selector: 'li' })).toBeVisible();
  }
});

test('copies a report with request ids, without addresses of people and secrets', async () => {
  jobs = jobsWith([failedJob()]);
  status = () => new HttpResponse(null, { status: 500, headers: { 'X-Request-Id': 'request-17' } });
  const { user } = await open();
  const row = await screen.findByRole('row', { name: /request-17/ });
  expect(row).toHaveTextContent('GET /status');
  expect(row).toHaveTextContent('500');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy Report' }));
  expect(await screen.findByText('The report is copied.')).toBeVisible();
  const report = write.mock.lastCall?.[0] ?? '';
  expect(report).toContain('Status of Northlight, ');
  expect(report).toContain('Problems: Server could not be read. 1 job failed.');
  expect(report).toMatch(/GET \/status 500 request-17/);
  expect(report).toContain('Version: 1.0.0');
  expect(report).toContain(
    '- Send an email: 6 attempts, last 2030-08-12T23:00:00.000Z: 550 no mailbox for [email], see https://mail.test/why',
  );
  expect(report).not.toMatch(/theo|s3cret/);
  const { email, full_name: name, auth_token: token } = admin();
  for (const secret of [email, name, token]) expect(report).not.toContain(secret);
});

test('shows the report to copy by hand where the browser refuses', async () => {
  const { user } = await open();
  await screen.findByText('No problems found.');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy Report' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /copy it with/ });
  expect(text).toHaveFocus();
  expect(text.value).toContain('Status of Northlight');
});

test('keeps failed calls in the browser, also after a log that cannot be read', async () => {
  localStorage.setItem('shootline.failures', 'not json');
  status = () => errorResponse('InternalError', 'Sorry.');
  await open();
  expect(await screen.findByRole('row', { name: /GET \/status 500/ })).toBeVisible();
  const kept = failuresIn(localStorage.getItem('shootline.failures') ?? '');
  expect(kept.filter(({ path }) => path === '/status')).toHaveLength(1);
});
