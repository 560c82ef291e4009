import { type Booking, commentVerbs, roles, type UserAction } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
  permissions,
  testUuid,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const thread = { uuid: testUuid(), type: 'project', permissions: { add_comment: true } } as const;
const comments = ['Bring a long lens.', 'Use the loading dock.'].map((text) => ({
  uuid: testUuid(),
  text,
  created: '2030-07-02T02:00:00.000Z',
  created_by: { uuid: 'client', full_name: 'Ana Smith', initials: 'AS' },
  attachments: [],
}));

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/booking/comments/{threadId}', () => ({ ...thread, comments })),
  mockApi.get('/actions', () => pageOf([])),
);

const scrolled: Element[] = [];

beforeAll(() => loadPages(routes));
beforeEach(() => {
  narrowTheWindow();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
});
afterEach(() => {
  widenTheWindow();
});

const me = buildUser(roles.camera_operator);
const camera_operator = {
  full_name: me.full_name,
  email: me.email,
  phone: '+61 400 123 987',
  company: '',
};

const booking = (changes: Partial<Booking> = {}) =>
  buildBooking({
    camera_operator,
    project_comment_thread: thread,
    permissions: permissions(
      'read_project_comment_thread',
      'read_cancellation_fees',
      'read_files',
      'upload_file',
    ),
    ...changes,
  });

function open(shown = booking(), hash = '', user = me) {
  server.use(mockApi.get('/booking/{id}', () => shown));
  return renderRoute(routes, `/booking/${shown.uuid}${hash}`, { user });
}

const section = (name: RegExp) => screen.findByRole('button', { name });
const lines = () =>
  screen
    .getAllByRole('button', { expanded: false })
    .filter((button) => button.closest('h2'))
    .map(({ textContent }) => textContent);

test('below the shoot every section is a line with its count', async () => {
  open();
  await section(/^Booking Comments 2$/);
  expect(lines()).toEqual([
    'Booking Details 2',
    'Shoot Details 5',
    'Client Details 2',
    'Additional Details 3',
    'Files 0',
    'Booking Comments 2',
  ]);
  expect(screen.queryByText('Bring a long lens.')).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'UPLOAD FILE' })).not.toBeInTheDocument();
});

test('says nothing twice, and leaves out what is empty', async () => {
  open();
  const details = await section(/^Booking Details/);
  expect(screen.getAllByText(/12 Bridge Street/)).toHaveLength(1);
  expect(screen.getAllByText(/Wed, 14 Aug 2030/)).toHaveLength(1);
  expect(screen.queryByText(camera_operator.phone)).not.toBeInTheDocument();
  expect(screen.queryByText(/Cancellation Fees/)).not.toBeInTheDocument();
  expect(details).toHaveAccessibleName('Booking Details 2');
});

test('a section opens and closes by keyboard', async () => {
  const { user } = open();
  const files = await section(/^Files/);
  files.focus();
  await user.keyboard('{Enter}');
  expect(files).toHaveAttribute('aria-expanded', 'true');
  const body = document.getElementById(files.getAttribute('aria-controls') ?? '');
  expect(body).toBeVisible();
  expect(within(body!).getByText('There are currently no files.')).toBeVisible();
  expect(within(body!).getByRole('button', { name: 'UPLOAD FILE' })).toBeVisible();
  await user.keyboard(' ');
  expect(files).toHaveAttribute('aria-expanded', 'false');
  expect(body).not.toBeVisible();
});

test('new comments are counted, and read once their section is open', async () => {
  const shown = booking();
  const news: UserAction = {
    uuid: testUuid(),
    created: '2030-07-02T02:00:00.000Z',
    actor_role: 'client_user',
    actor_name: 'Ana Smith',
    actor_email: 'ana@example.test',
    actor_initials: 'AS',
    verb: commentVerbs.project,
    target_name: 'Founder interview',
    details: '',
    target_uuid: shown.uuid,
    target_path: `/booking/${shown.uuid}`,
    unread: true,
  };
  const marked: (string | null)[] = [];
  server.use(
    mockApi.get('/actions', () => pageOf(news.unread ? [news] : [])),
    mockApi.get('/actions/{userId}/make-read', ({ query }) => {
      marked.push(query.get('actionId'));
      news.unread = false;
      return news;
    }),
  );
  const { user } = open(shown);
  const line = await section(/^Booking Comments 2, 1 new$/);
  expect(marked).toEqual([]);
  await user.click(line);
  expect(await screen.findByText('Bring a long lens.')).toBeVisible();
  await waitFor(() => expect(marked).toEqual([news.uuid]));
  expect(await section(/^Booking Comments 2$/)).toBeVisible();
});

test('a link to a section opens it and scrolls to it', async () => {
  open(booking(), '#comments');
  expect(await section(/^Booking Comments/)).toHaveAttribute('aria-expanded', 'true');
  expect(await section(/^Files/)).toHaveAttribute('aria-expanded', 'false');
  expect(scrolled.map(({ id }) => id)).toEqual(['comments']);
});

test('the search of the browser opens the section of a find', async () => {
  open();
  const details = await section(/^Shoot Details/);
  const body = document.getElementById(details.getAttribute('aria-controls') ?? '');
  expect(body).toHaveAttribute('hidden', 'until-found');
  body?.dispatchEvent(new Event('beforematch'));
  await waitFor(() => expect(details).toHaveAttribute('aria-expanded', 'true'));
  expect(body).toBeVisible();
});

test('after the shoot the sections stay folded, below the key facts', async () => {
  open(booking({ state: 'shoot_completed' }));
  expect(await section(/^Booking Details 7$/)).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('group', { name: 'At a glance' })).toBeVisible();
});

test.each([
  ['a wide window', roles.camera_operator],
  ['a client on a phone', roles.client_user],
])('nothing is folded for %s', async (_who, role) => {
  if (role === roles.camera_operator) widenTheWindow();
  open(booking(), '', { ...buildUser(role), email: me.email });
  expect(await screen.findByText('Bring a long lens.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Files/ })).not.toBeInTheDocument();
});
