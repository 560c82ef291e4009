import assert from 'node:assert/strict';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { after, afterEach, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { json, startHubServer } from '../../../tests/servers/hub-server.ts';
import { listenOnFreePort } from '../../../tests/servers/listening.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { jobsFor } from '../../jobs.ts';
import { runDueJobs } from '../../platform/jobs/job-worker.ts';
import { stateLog } from '../schema.ts';
import type { HubFetch } from './hub-http.ts';
import { askForProject } from './hub-project.ts';

const late = 'Sorry, the hub did not answer in time.';
const away = 'Sorry, the hub cannot be reached.';
const refused = 'Sorry, the hub refused to answer.';
const notTaken = 'Sorry, the hub did not take what the portal sent.';
const unusable = 'Sorry, the hub sent data that the portal cannot use.';
const noId = 'Sorry, the hub sent data that the portal cannot use (id).';
const noPage = 'Sorry, the hub sent data that the portal cannot use (url).';
const tooMuch = 'Sorry, the hub sent more data than the portal takes.';

type Hub = Awaited<ReturnType<typeof startHubServer>>;
type Fault = (request: IncomingMessage, response: ServerResponse, hub: Hub) => unknown;

const status =
  (code: number): Fault =>
  (_request, response) =>
    response.writeHead(code, { 'Content-Type': 'application/json' }).end('{"id":"x"}');
const page =
  (url: unknown): Fault =>
  (_request, response) =>
    json(response, { id: 'x', url });

/** How the hub fails, and the message that the admin reads; the request is repeated. */
const faults: [what: string, message: string, Fault][] = [
  ['hangs', late, () => undefined],
  [
    'creates the project, but answers too late',
    late,
    (request, _, hub) => hub.makeProject(request),
  ],
  ['closes the connection', away, (_request, response) => response.destroy()],
  [
    'closes the connection after creating the project',
    away,
    async (request, response, hub) => {
      await hub.makeProject(request);
      response.destroy();
    },
  ],
  ['does not accept the token', refused, status(401)],
  ['forbids it', refused, status(403)],
  ['does not accept the booking', notTaken, status(409)],
  ['is out of order', away, status(500)],
  [
    'answers HTML',
    unusable,
    (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html></html>'),
  ],
  [
    'answers in another shape',
    noId,
    (_request, response) => json(response, { url: 'https://h.test' }),
  ],
  ['answers without a project', unusable, (_request, response) => json(response, null)],
  ['names a script as the page', noPage, page('javascript:alert(1)')],
  ['names a page with another scheme', noPage, page('ftp://hub.test/p')],
  ['names a page with a user', noPage, page('https://user:secret@hub.test/p')],
  ['leads nowhere', noPage, page('//hub.test/p')],
  ['names a page with a query', noPage, page('https://hub.test/?p=1')],
  [
    'redirects',
    away,
    (_request, response, hub) =>
      response.writeHead(307, { Location: `${hub.origin}/portal/elsewhere` }).end(),
  ],
  [
    'answers too much',
    tooMuch,
    (_request, response) => json(response, { id: 'x', url: 'https://h.test', x: 'x'.repeat(1e5) }),
  ],
];

describe('a hub that fails to make a project', () => {
  let api: TestApi;
  let hub: Hub;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;
  /** Replaces the fetch to the hub, while a test needs it. */
  let askOtherwise: HubFetch | undefined;

  before(async () => {
    hub = await startHubServer();
    const source = {
      ...hub.source,
      fetch: (...request: Parameters<HubFetch>) => (askOtherwise ?? hub.source.fetch)(...request),
    };
    api = await startTestApi({}, undefined, { hub: { source } });
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  afterEach(() => {
    askOtherwise = undefined;
    hub.heal();
  });
  after(async () => {
    await api.close();
    await hub.close();
  });

  const breakHub = (fault: Fault) =>
    hub.breakAt('/projects', (request, response) => void fault(request, response, hub));
  const read = (id: string, who = users.admin) => api.get<Booking>(who, `/booking/${id}`);
  const tryAgain = (id: string, who = users.admin) =>
    api.send<Booking & ApiErrorBody>(who, 'POST', `/booking/${id}/create-hub-project`);

  async function approve(): Promise<Booking> {
    const { id } = await workspace.booking({
      state: 'new',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      date: new Date(api.deps.clock().getTime() + 72 * 3_600_000),
    });
    const { status, body } = await api.send<Booking>(
      users.reviewer,
      'POST',
      `/booking/${id}/approve`,
    );
    assert.equal(status, 200);
    return body;
  }

  /** The booking is still approved and has the one project that the hub made for it. */
  async function isHandedOver({ uuid, version }: Booking): Promise<void> {
    const booking = await read(uuid);
    assert.deepEqual([booking.state, booking.version], ['active', version]);
    assert.deepEqual(booking.hub_project, { state: 'created', message: null });
    assert.equal(booking.hub_project_url, hub.projects.get(uuid)?.url);
    assert.equal(booking.permissions.create_hub_project, false);
  }

  async function saysWhy({ uuid, version }: Booking, state: string, message: string) {
    const forAdmin = await read(uuid);
    assert.deepEqual([forAdmin.state, forAdmin.version], ['active', version]);
    assert.deepEqual(forAdmin.hub_project, { state, message });
    assert.doesNotMatch(message, /127\.0\.0\.1|hub-token/);
    assert.equal(forAdmin.permissions.create_hub_project, true);
    for (const who of [users.clientUser, users.editor]) {
      const forOthers = await read(uuid, who);
      assert.deepEqual(forOthers.hub_project, { state, message: null });
      assert.equal(forOthers.permissions.create_hub_project, false);
    }
  }

  for (const [what, message, fault] of faults) {
    test(`that ${what} is tried again later`, async () => {
      const booking = await approve();
      breakHub(fault);
      await api.runJobs();
      await saysWhy(booking, 'creating', message);
      assert.equal(
        hub.asked.some((path) => path.includes('elsewhere')),
        false,
      );
      hub.heal();
      api.moveClock(1);
      await api.runJobs();
      await isHandedOver(booking);
    });
  }

  test('that refuses the connection is asked again at once when an admin tries again', async () => {
    const closed = createServer();
    const port = await listenOnFreePort(closed);
    await new Promise((resolve) => closed.close(resolve));
    askOtherwise = ({ pathname }, init) => fetch(`http://127.0.0.1:${port}${pathname}`, init);
    const booking = await approve();
    await api.runJobs();
    await saysWhy(booking, 'creating', away);
    askOtherwise = undefined;
    // The next attempt is not due yet.
    await api.runJobs();
    await saysWhy(booking, 'creating', away);
    const { status, body } = await tryAgain(booking.uuid);
    assert.deepEqual([status, body.hub_project], [200, { state: 'creating', message: null }]);
    await api.runJobs();
    await isHandedOver(booking);
    assert.equal(hub.asks.filter((ask) => ask.body.booking === booking.uuid).length, 1);
  });

  test('that keeps failing leaves one project when two admins try again at once', async () => {
    breakHub(status(503));
    const booking = await approve();
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await api.runJobs();
      api.moveClock(130);
    }
    await saysWhy(booking, 'failed', away);
    const logs = await workspace.inside((tx) =>
      tx.select().from(stateLog).where(eq(stateLog.bookingId, booking.uuid)),
    );
    // Only the last attempt is logged.
    assert.deepEqual(
      logs.flatMap((log) => (log.userId === null ? [[log.reason, log.version, log.fields]] : [])),
      [['hub project failed', booking.version, ['hub_project']]],
    );
    await api.runJobs();
    await saysWhy(booking, 'failed', away);

    hub.heal();
    const other = await workspace.user('admin');
    const answers = await Promise.all([tryAgain(booking.uuid), tryAgain(booking.uuid, other)]);
    assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 409]);
    const second = answers.find((answer) => answer.status === 409);
    assert.match(second?.body.message ?? '', /its project has not failed/);
    assert.equal((await tryAgain(booking.uuid, users.finance)).status, 403);
    await api.runJobs();
    await isHandedOver(booking);
    assert.equal(hub.asks.filter((ask) => ask.body.booking === booking.uuid).length, 1);
  });

  test('a process that dies after the hub has answered leaves one project', async () => {
    const booking = await approve();
    let answered = () => undefined as void;
    const hasAnswered = new Promise<void>((resolve) => (answered = resolve));
    const death = Promise.withResolvers<Response>();
    const dying: HubFetch = async (url, init) => {
      await (await fetch(url, init)).text();
      answered();
      return death.promise;
    };
    const source = { ...hub.source, fetch: dying };
    const died = runDueJobs(api.deps, jobsFor({ hub: { source } }));
    await hasAnswered;
    await api.runJobs();
    assert.deepEqual((await read(booking.uuid)).hub_project, { state: 'creating', message: null });
    api.moveClock(6);
    await api.runJobs();
    await isHandedOver(booking);
    const asks = hub.asks.filter((ask) => ask.body.booking === booking.uuid);
    assert.deepEqual(
      asks.map(({ key, isNew }) => [key, isNew]),
      [
        [booking.uuid, true],
        [booking.uuid, false],
      ],
    );
    death.reject(new Error('dead'));
    await died;
    await isHandedOver(booking);
  });

  test('a worker that was taken for dead changes nothing when it returns', async () => {
    const booking = await approve();
    let ask = () => undefined as void;
    const isAsked = new Promise<void>((resolve) => (ask = resolve));
    let goOn = () => undefined as void;
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const slow: HubFetch = async () => {
      ask();
      await mayGoOn;
      return Response.json({ id: 'other', url: 'https://hub.test/other' });
    };
    const returned = runDueJobs(
      api.deps,
      jobsFor({ hub: { source: { ...hub.source, fetch: slow } } }),
    );
    await isAsked;
    api.moveClock(6);
    await api.runJobs();
    goOn();
    await returned;
    await isHandedOver(booking);
  });

  test('a hub asked over TLS may not answer a page without TLS', async () => {
    const project = { id: 'x', url: 'http://hub.test/p/x' };
    const source = {
      ...hub.source,
      url: 'https://hub.test',
      fetch: async () => Response.json(project),
    };
    const request = {
      booking: 'b',
      workspace: 'w',
      number: '1',
      title: '',
      client: { id: null, name: 'C' },
      date: null,
      timezone: 'UTC',
    };
    await assert.rejects(askForProject(source, request), { message: noPage });
    const own = { ...source, fetch: async () => Response.json({ ...project, url: '/hub/p/x/' }) };
    assert.deepEqual(await askForProject(own, request), { id: 'x', url: '/hub/p/x' });
  });
});
