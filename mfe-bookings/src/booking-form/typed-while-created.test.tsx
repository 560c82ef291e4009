import { unsavedForms, roles, sessionStore } from '@shootline/shared-api';
import { buildUser, mockApi } from '@shootline/shared-api/testing';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { RouterLink } from '@shootline/shared-ui';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { valuesOf } from './brief/brief-values.ts';
import { newBrief } from './brief/new-brief.ts';
import { bookingWith } from './testing/booking-with.ts';
import { briefField } from './testing/brief-field.ts';
import { answer, enter, press } from './testing/enter.ts';
import { formServer } from './testing/form-server.ts';
import { neverPause } from './testing/never-pause.ts';
import { openBooking, openNewBrief } from './testing/open-form.ts';
import { mockSaves } from './testing/mock-saves.ts';

const server = formServer();
neverPause();
beforeAll(() => loadPages(routes));

const me = buildUser(roles.client_user);
const inYears = { date: '09-03-2099 14:30', arrival_and_setup_date: '09-03-2099 14:00' };
const booking = bookingWith(completeBrief({ ...inYears, client: '1', title: 'Town hall' }));
const newForm = () => screen.findByRole('form', { name: 'New Videographer Booking' });
const ownForm = () => screen.findByRole('form', { name: 'Update Booking' });
const restore = () => screen.queryByRole('button', { name: 'Restore' });

const StartPage = () => <RouterLink to="/submit-brief">New booking</RouterLink>;

/** Opens New Booking with creating the booking and opening its form held back until released. */
async function openSlowly(created = booking) {
  const creation = Promise.withResolvers<void>();
  const opening = Promise.withResolvers<void>();
  server.use(
    mockApi.post('/booking', async () => {
      await creation.promise;
      return created;
    }),
    mockApi.get('/booking/{id}', () => created),
  );
  const slowly = routes.map((route) =>
    route.path === '/booking/:bookingId/update'
      ? { ...route, page: () => opening.promise.then(route.page) }
      : route,
  );
  const start = { path: '/start' as const, page: () => Promise.resolve({ Component: StartPage }) };
  const view = renderRoute([start, ...slowly], '/start', { user: me });
  await view.user.click(await screen.findByRole('link', { name: 'New booking' }));
  await newForm();
  return { ...view, create: creation.resolve, open: opening.resolve };
}

async function saveDraft({ user }: Awaited<ReturnType<typeof openSlowly>>) {
  await enter(user, 'Title', 'Town hall');
  await press(user, 'Save Draft');
  await screen.findByRole('button', { name: 'Saving...' });
}

test("input typed while the booking is created moves to the booking's form", async () => {
  const view = await openSlowly();
  const { user, unmount } = view;
  await saveDraft(view);
  await enter(user, 'Covid 19', 'Masks');
  view.create();
  await screen.findByText('Draft Saved.');
  await newForm();
  await answer(user, 'Is parking available?', 'Yes');
  await user.type(screen.getByRole('textbox', { name: 'Parking details' }), 'Level 2');
  view.open();
  await ownForm();
  await waitFor(() => expect(briefField('parking_details')).toHaveFocus());
  await user.keyboard(' north');
  expect(briefField('title')).toHaveValue('Town hall');
  expect(briefField('covid_19')).toHaveValue('Masks');
  expect(briefField('parking_details')).toHaveValue('Level 2 north');
  expect(restore()).not.toBeInTheDocument();

  const saves = mockSaves(server, booking);
  await press(user, 'Save Draft');
  await waitFor(() =>
    expect(saves).toMatchObject([
      { changes: { covid_19: 'Masks', parking_details: 'Level 2 north' } },
    ]),
  );
  unmount();
  await openNewBrief(me.role_policy, me);
  expect(restore()).not.toBeInTheDocument();
});

test("input typed while a brief is submitted moves to the booking's form", async () => {
  const submitted = { ...booking, state: 'new' as const };
  sessionStore.getState().start(me);
  const brief = { ...newBrief(me, new Date()), ...valuesOf(booking) };
  unsavedForms.keep('booking new', 'earlier', { values: brief, version: null });
  const { user, create, open } = await openSlowly(submitted);
  await press(user, 'Restore');
  await press(user, 'Submit Brief');
  await screen.findByRole('button', { name: 'Submitting...' });
  await enter(user, 'Covid 19', 'Masks');
  create();
  open();
  await screen.findByRole('dialog', { name: 'New Booking Submitted' });
  await user.keyboard('{Escape}');
  await ownForm();
  expect(briefField('covid_19')).toHaveValue('Masks');
});

test('typed input belongs to the booking as soon as it is created', async () => {
  const view = await openSlowly();
  const { user, unmount } = view;
  await saveDraft(view);
  await enter(user, 'Covid 19', 'Masks');
  view.create();
  await screen.findByText('Draft Saved.');
  await enter(user, 'Layout and lighting', 'Bright room');
  fireEvent(window, new Event('pagehide'));
  const kept = unsavedForms.list(`booking ${booking.uuid}`);
  unmount();
  expect(kept).toMatchObject([
    { values: { covid_19: 'Masks', layout_lighting_details: 'Bright room' }, version: 1 },
  ]);

  const again = await openNewBrief(me.role_policy, me);
  expect(restore()).not.toBeInTheDocument();
  again.unmount();
  await openBooking(server, booking, me.role_policy, me);
  expect(briefField('covid_19')).toHaveValue('Masks');
});

test("leaving without saving before the booking's form opens keeps nothing", async () => {
  const view = await openSlowly();
  const { user, unmount } = view;
  await saveDraft(view);
  view.create();
  await screen.findByText('Draft Saved.');
  await enter(user, 'Covid 19', 'Masks');
  await view.back();
  await user.click(await screen.findByRole('button', { name: 'Leave without Saving' }));
  await screen.findByRole('link', { name: 'New booking' });
  unmount();
  await openBooking(server, booking, me.role_policy, me);
  expect(restore()).not.toBeInTheDocument();
  expect(briefField('covid_19')).not.toHaveValue('Masks');
});

test('a file chosen meanwhile must be chosen again, and a time without a day is kept', async () => {
  const draft = bookingWith({ title: 'Town hall', date: null });
  const view = await openSlowly(draft);
  const { user } = view;
  await user.clear(screen.getByRole('textbox', { name: 'Date' }));
  await enter(user, 'Shoot time', '3:30 pm');
  await saveDraft(view);
  view.create();
  await screen.findByText('Draft Saved.');
  await user.upload(screen.getByLabelText('File'), new File(['x'], 'plan.pdf'));
  view.open();
  await ownForm();
  expect(await screen.findByText('Please choose your file again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Shoot time' })).toHaveValue('3:30 pm');
});
