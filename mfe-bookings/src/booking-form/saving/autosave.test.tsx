import { type BookingInput, roles } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { bookingWith } from '../testing/booking-with.ts';
import { briefField, section } from '../testing/brief-field.ts';
import { enter, press } from '../testing/enter.ts';
import { formServer } from '../testing/form-server.ts';
import { mockSaves } from '../testing/mock-saves.ts';
import { openBooking, openNewBrief } from '../testing/open-form.ts';

const server = formServer();
beforeAll(() => loadPages(routes));

const newAddress = '/submit-brief';
beforeEach(() => window.history.replaceState(null, '', newAddress));

const soon = { timeout: 8000 };
const saved = () => screen.findByText(/^Saved in My Drafts at /, {}, soon);
const inYears = { date: '12-03-2030 10:00', arrival_and_setup_date: '12-03-2030 09:15' };
const draftWith = (changes: BookingInput = {}) =>
  bookingWith(completeBrief({ client: '1', ...inYears, title: 'Town hall', ...changes }));

/** Whether the browser asks before the page is closed. */
function isLeavingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  fireEvent(window, event);
  return event.defaultPrevented;
}

const draftId = '00000000-0000-4000-8000-0000000000d1';

/** Answers calls that create a draft and change it, and returns what they send. */
function mockCreation({ client } = buildUser()) {
  const created: BookingInput[] = [];
  const changed: { version: string | null; changes: BookingInput }[] = [];
  let brief: BookingInput = {};
  const now = () =>
    bookingWith(
      { client: client?.id, invoice_to_user: null, ...brief },
      { uuid: draftId, version: 1 + changed.length },
    );
  server.use(
    mockApi.get('/booking/{id}', now),
    mockApi.post('/booking', async ({ request, query }) => {
      expect(query.get('isDraft')).toBe('true');
      const form = await request.formData();
      brief = JSON.parse(String(form.get('data'))) as BookingInput;
      created.push(brief);
      return now();
    }),
    mockApi.put('/booking/{id}', async ({ request }) => {
      const changes = (await request.json()) as BookingInput;
      brief = { ...brief, ...changes };
      changed.push({ version: request.headers.get('If-Match'), changes });
      return now();
    }),
  );
  return { created, changed };
}

test('a new brief becomes a draft with its first valid field, and saves further ones to it', async () => {
  const me = buildUser();
  const { created, changed } = mockCreation(me);
  const { user, location } = await openNewBrief(roles.client_user, me);
  expect(screen.getByText('Drafts save automatically.')).toBeVisible();
  await enter(user, 'Email', 'ana', section('Invoice'));
  await enter(user, 'Title', 'Town hall');
  expect(isLeavingAsked()).toBe(true);
  expect(
    await screen.findByText(/^Saved in My Drafts at .*, without the fields in error\.$/, {}, soon),
  ).toBeVisible();
  expect(created).toMatchObject([{ title: 'Town hall' }]);
  expect(created[0]).not.toHaveProperty('invoice_to_user');
  // The email is not saved.
  expect(isLeavingAsked()).toBe(true);
  await enter(user, 'Email', '', section('Invoice'));
  await enter(user, 'Covid 19', 'Masks');
  // A slow machine saves between the two.
  const saves = () => changed.flatMap(({ changes }) => Object.entries(changes));
  await waitFor(() => expect(saves()).toContainEqual(['covid_19', 'Masks']), soon);
  expect(new Set(saves().map(([name]) => name))).toEqual(new Set(['covid_19']));
  expect(changed[0]?.version).toBe('"1"');
  await waitFor(() => expect(isLeavingAsked()).toBe(false));
  expect(location()).toBe('/submit-brief');
  expect(screen.queryByText('Draft Saved.')).not.toBeInTheDocument();

  await press(user, 'Save Draft');
  expect(await screen.findByText('Draft Saved.')).toBeVisible();
  await screen.findByRole('form', { name: 'Update Booking' });
  expect(location()).toBe(`/booking/${draftId}/update`);
  expect(created).toHaveLength(1);
});

test('once saved, the address is the draft’s, and a reload opens it', async () => {
  mockCreation();
  const { user, unmount, me } = await openNewBrief();
  const title = briefField('title');
  await enter(user, 'Title', 'Town hall');
  expect(window.location.pathname).toBe(newAddress);
  const steps = window.history.length;
  await saved();
  expect(window.location.pathname).toBe(`/booking/${draftId}/update`);
  expect(window.history).toHaveLength(steps);
  // The user's form stays the same.
  expect(briefField('title')).toBe(title);
  expect(screen.getByRole('form', { name: 'New Videographer Booking' })).toBeVisible();
  unmount();

  renderRoute(routes, window.location.pathname, { user: me });
  await screen.findByRole('form', { name: 'Update Booking' });
  expect(briefField('title')).toHaveValue('Town hall');
});

test('a save that ends after the form was left changes no other page’s address', async () => {
  const creation = Promise.withResolvers<void>();
  const { created } = mockCreation();
  server.use(
    mockApi.post('/booking', async () => {
      await creation.promise;
      created.push({});
      return draftWith();
    }),
  );
  const { user, unmount, queryClient } = await openNewBrief();
  await enter(user, 'Title', 'Town hall');
  await waitFor(() => expect(queryClient.isMutating()).toBe(1), soon);
  unmount();
  creation.resolve();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(created).toHaveLength(1);
  expect(window.location.pathname).toBe(newAddress);
});

test('a form that is only opened makes no draft', async () => {
  const { created } = mockCreation();
  const { user } = await openNewBrief();
  await user.click(briefField('title'));
  await user.tab();
  expect(isLeavingAsked()).toBe(false);
  expect(screen.getByText('Drafts save automatically.')).toBeVisible();
  expect(created).toEqual([]);
});

test('an admin’s draft waits for its client', async () => {
  const { created } = mockCreation();
  const { user } = await openNewBrief(roles.admin);
  await enter(user, 'Title', 'Town hall');
  expect(
    await screen.findByText('The draft saves automatically once a client is selected.', {}, soon),
  ).toBeVisible();
  expect(created).toEqual([]);
});

test('an opened draft saves itself and is left without a question, Save Draft confirms it', async () => {
  const draft = draftWith();
  const saves = mockSaves(server, draft);
  const { user } = await openBooking(server, draft);
  await enter(user, 'Title', 'All hands ');
  await saved();
  expect(saves).toEqual([{ version: '"1"', changes: { title: 'All hands' } }]);
  await waitFor(() => expect(isLeavingAsked()).toBe(false));
  await press(user, 'Save Draft');
  expect(await screen.findByText('Draft Saved.')).toBeVisible();
  expect(saves).toHaveLength(1);
});

test('unsent changes stay in the browser, and are sent once online again', async () => {
  const draft = draftWith();
  const { user } = await openBooking(server, draft);
  server.use(mockApi.put('/booking/{id}', () => Response.error()));
  await enter(user, 'Covid 19', 'Masks');
  expect(
    await screen.findByText(
      'Not saved on the server. Your input is kept in this browser.',
      {},
      soon,
    ),
  ).toBeVisible();
  expect(isLeavingAsked()).toBe(true);
  const saves = mockSaves(server, draft);
  fireEvent(window, new Event('online'));
  await saved();
  expect(saves).toEqual([{ version: '"1"', changes: { covid_19: 'Masks' } }]);
  await waitFor(() => expect(isLeavingAsked()).toBe(false));
});

test('of two tabs, the second is asked and overwrites nothing', async () => {
  const draft = draftWith();
  const { user } = await openBooking(server, draft);
  const newer = { ...draft, title: 'Gala', version: 2 };
  server.use(
    mockApi.put('/booking/{id}', () => errorResponse('Conflict')),
    mockApi.get('/booking/{id}', () => newer),
  );
  await enter(user, 'Title', 'All hands');
  expect(
    await screen.findByText(
      'Not saved: the draft has changed elsewhere. Save Draft compares both.',
      {},
      soon,
    ),
  ).toBeVisible();
  expect(briefField('title')).toHaveValue('All hands');
  expect(
    screen.getByText('Somebody else has changed this booking since you opened it.'),
  ).toBeVisible();
  await press(user, 'Save Draft');
  expect(await screen.findByRole('dialog', { name: 'Changed in the Meantime' })).toBeVisible();
});
