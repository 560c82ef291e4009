import {
  bookingKeys,
  type Comment,
  roles,
  type UserAction,
  userQueries,
} from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
  testUuid,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const { jest } = import.meta;

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/actions', () => pageOf([])),
);

beforeAll(() => loadPages(routes));
beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

const rowHeight = 50;
const areaHeight = 250;

/** Makes each comment 50 pixels high in an area of 250. */
function layOut() {
  const isArea = (element: Element) => element.getAttribute('aria-label')?.endsWith(' thread');
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return isArea(this) ? areaHeight : 0;
  });
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.querySelectorAll('li').length * rowHeight;
  });
}

const me = buildUser(roles.editor);
const thread = (type: 'project' | 'internal') => ({
  uuid: testUuid(),
  type,
  permissions: { add_comment: true },
});
const project = thread('project');
const internal = thread('internal');

function comment(text: string, author = 'someone'): Comment {
  return {
    uuid: testUuid(),
    text,
    created: '2030-07-02T02:00:00.000Z',
    created_by: { uuid: author, full_name: 'Ana Smith', initials: 'AS' },
    attachments: [],
  };
}

const some = (count: number) =>
  Array.from({ length: count }, (_, n) => comment(`Comment ${n + 1}`));

/** Serves these notifications, and returns the ids that are marked as read. */
function notify(...notifications: UserAction[]) {
  const marked: (string | null)[] = [];
  server.use(
    mockApi.get('/actions', ({ query }) =>
      pageOf(
        notifications.filter(({ target_uuid, unread: isUnread }) => {
          return query.get('booking') === target_uuid && query.get('unread') === `${isUnread}`;
        }),
      ),
    ),
    mockApi.get('/actions/{userId}/make-read', ({ query }) => {
      const id = query.get('actionId');
      marked.push(id);
      const action = notifications.find(({ uuid }) => uuid === id);
      if (!action) return errorResponse('NotFound');
      action.unread = false;
      return action;
    }),
  );
  return marked;
}

const unread = (booking: string, verb: string): UserAction => ({
  uuid: testUuid(),
  created: '2030-07-02T02:00:00.000Z',
  actor_role: 'client_user',
  actor_name: 'Ana Smith',
  actor_email: 'ana@example.test',
  actor_initials: 'AS',
  verb,
  target_name: 'Annual report',
  details: '',
  target_uuid: booking,
  target_path: `/booking/${booking}`,
  unread: true,
});

async function openThread(first: Comment[], bookingId: string = testUuid()) {
  layOut();
  let comments = first;
  const booking = buildBooking({
    uuid: bookingId,
    project_comment_thread: project,
    internal_comment_thread: internal,
    permissions: permissions('read_project_comment_thread', 'read_internal_comment_thread'),
  });
  server.use(
    mockApi.get('/booking/{id}', () => booking),
    mockApi.get('/booking/comments/{threadId}', ({ params }) =>
      params.threadId === project.uuid
        ? { ...project, comments }
        : { ...internal, comments: [comment('For staff')] },
    ),
    http.post('*/api/booking/comments/:id/add-comment', async ({ request }) => {
      const text = String((await request.formData()).get('text'));
      comments = [...comments, comment(text, me.uuid)];
      return HttpResponse.json({ ...project, comments });
    }),
  );
  const view = renderRoute(routes, `/booking/${booking.uuid}`, { user: me });
  const area = await screen.findByRole('region', { name: 'Booking Comments thread' });
  const last = first.at(-1);
  if (last) await screen.findByText(last.text);
  return {
    ...view,
    area: () => screen.getByRole('region', { name: 'Booking Comments thread' }),
    isAtEnd: () => {
      const box = screen.getByRole('region', { name: 'Booking Comments thread' });
      return box.scrollTop + areaHeight >= box.scrollHeight;
    },
    /** Another user comments, and this page receives the event. */
    arrive: async (text: string) => {
      comments = [...comments, comment(text)];
      await act(() => view.queryClient.invalidateQueries({ queryKey: bookingKeys.threads() }));
      await screen.findByText(text);
    },
    /** Scrolls to this position as the user does. */
    scrollTo: (top: number) => {
      const box = screen.getByRole('region', { name: 'Booking Comments thread' });
      box.scrollTop = top;
      fireEvent.scroll(box);
    },
    composer: within(await screen.findByRole('form', { name: 'Add to Booking Comments' })),
    first: area,
  };
}

test('a thread opens at its newest comment and follows new ones', async () => {
  const { area, arrive, isAtEnd } = await openThread(some(100));
  expect(area().scrollTop).toBe(100 * rowHeight);
  await arrive('One more');
  expect(isAtEnd()).toBe(true);
  expect(screen.queryByRole('button', { name: 'New Comment' })).not.toBeInTheDocument();
});

test('a user who reads older comments keeps their place and sees that new ones came', async () => {
  const { user, area, arrive, scrollTo, isAtEnd } = await openThread(some(20));
  scrollTo(100);
  await arrive('News');
  expect(area().scrollTop).toBe(100);
  await user.click(screen.getByRole('button', { name: 'New Comment' }));
  expect(isAtEnd()).toBe(true);
  expect(area()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'New Comment' })).not.toBeInTheDocument();
});

test('scrolling down hides the button for new comments', async () => {
  const { arrive, scrollTo } = await openThread(some(20));
  scrollTo(100);
  await arrive('News');
  scrollTo(21 * rowHeight - areaHeight);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'New Comment' })).not.toBeInTheDocument(),
  );
});

test('an own comment scrolls into view, and the next can be typed', async () => {
  const { user, scrollTo, composer, isAtEnd } = await openThread(some(20));
  scrollTo(0);
  await user.type(composer.getByLabelText(/^Comment/), 'Mine');
  await user.click(composer.getByRole('button', { name: 'Add Comment' }));
  expect(await screen.findByText('Comment added.')).toBeVisible();
  await waitFor(() => expect(isAtEnd()).toBe(true));
  const form = within(screen.getByRole('form', { name: 'Add to Booking Comments' }));
  expect(form.getByLabelText(/^Comment/)).toHaveValue('');
  expect(form.getByLabelText(/^Comment/)).toHaveFocus();
});

test('a new comment disturbs neither an open editor nor the composer', async () => {
  const { user, area, arrive, composer } = await openThread([...some(9), comment('Mine', me.uuid)]);
  await user.type(composer.getByLabelText(/^Comment/), 'Half a ');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const field = within(screen.getByRole('form', { name: 'Edit comment' })).getByLabelText(
    /^Comment/,
  );
  expect(field).toHaveFocus();
  await user.type(field, ' too');
  const { scrollTop } = area();
  await arrive('News');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Mine too');
  expect(composer.getByLabelText(/^Comment/)).toHaveValue('Half a');
  expect(area().scrollTop).toBe(scrollTop);
  expect(screen.getByRole('button', { name: 'New Comment' })).toBeVisible();
});

test('each thread keeps its typed text and chosen file', async () => {
  const { user, composer } = await openThread([]);
  await user.type(composer.getByLabelText(/^Comment/), 'For everyone');
  await user.click(composer.getByRole('button', { name: 'Attach File' }));
  await user.upload(composer.getByLabelText('Attachment'), new File(['Hall B'], 'plan.pdf'));
  await user.click(screen.getByRole('button', { name: 'Internal Comments' }));
  const among = within(await screen.findByRole('form', { name: 'Add to Internal Comments' }));
  expect(screen.queryByRole('form', { name: 'Add to Booking Comments' })).not.toBeInTheDocument();
  await user.type(among.getByLabelText(/^Comment/), 'Among us');
  await user.click(screen.getByRole('button', { name: 'Booking Comments' }));
  expect(composer.getByLabelText(/^Comment/)).toHaveValue('For everyone');
  expect(composer.getByText(/plan\.pdf/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Internal Comments' }));
  expect(among.getByLabelText(/^Comment/)).toHaveValue('Among us');
});

test('an attachment shows that it is loading, and loads once', async () => {
  const attachments = [{ name: 'plan.pdf', link: '/booking/b/file/f' }];
  const { user } = await openThread([{ ...comment('See the plan'), attachments }]);
  let asked = 0;
  let answer = () => {};
  server.use(
    mockApi.get('/booking/{id}/file/{fileId}', async () => {
      asked += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return errorResponse('NotFound', 'This file no longer exists.');
    }),
  );
  const button = screen.getByRole('button', { name: /^plan\.pdf/ });
  await user.click(button);
  await user.click(button);
  await waitFor(() =>
    expect(within(button).getByRole('status')).toHaveTextContent('Downloading...'),
  );
  await waitFor(() => expect(asked).toBe(1));
  answer();
  await waitFor(() => expect(screen.getByText('This file no longer exists.')).toBeVisible());
  await waitFor(() => expect(within(button).getByRole('status')).toBeEmptyDOMElement());
  expect(asked).toBe(1);
});

test('shown comments are marked as read, those of the other thread when it is shown', async () => {
  const id = testUuid();
  const news = unread(id, 'commented on');
  const among = unread(id, 'commented internally on');
  const marked = notify(unread(testUuid(), 'commented on'), unread(id, 'approved'), among, news);
  const { user, arrive } = await openThread(some(2), id);
  await waitFor(() => expect(marked).toEqual([news.uuid]));
  await arrive('One more');
  expect(marked).toEqual([news.uuid]);
  await user.click(screen.getByRole('button', { name: 'Internal Comments' }));
  await waitFor(() => expect(marked).toEqual([news.uuid, among.uuid]));
});

test('a comment that arrives in the shown thread is marked as read', async () => {
  const id = testUuid();
  const marked = notify();
  const { arrive, queryClient } = await openThread(some(2), id);
  const news = unread(id, 'commented on');
  const markedLater = notify(news);
  await arrive('One more');
  await act(() => queryClient.invalidateQueries({ queryKey: userQueries.notifications() }));
  await waitFor(() => expect(markedLater).toEqual([news.uuid]));
  expect(marked).toEqual([]);
});

test('a failure to mark as read is silent, and the next showing tries again', async () => {
  const id = testUuid();
  const news = unread(id, 'commented on');
  let isRefused = false;
  notify(news);
  server.use(
    mockApi.get('/actions/{userId}/make-read', () => {
      isRefused = true;
      return errorResponse('InternalError');
    }),
  );
  const { user } = await openThread(some(2), id);
  await waitFor(() => expect(isRefused).toBe(true));
  const messages = screen.getByRole('region', { name: 'Notifications' });
  const marked = notify(news);
  await user.click(screen.getByRole('button', { name: 'Internal Comments' }));
  expect(marked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Booking Comments' }));
  await waitFor(() => expect(marked).toEqual([news.uuid]));
  expect(messages).toBeEmptyDOMElement();
});
