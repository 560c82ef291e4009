import { type Booking, roles } from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { freezeDate, loadPages } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { bookingWith } from '../testing/booking-with.ts';
import { briefField } from '../testing/brief-field.ts';
import { choose, enter, press, select } from '../testing/enter.ts';
import { buildClient, formServer } from '../testing/form-server.ts';
import { neverPause } from '../testing/never-pause.ts';
import { openNewBrief } from '../testing/open-form.ts';

const server = formServer();
neverPause();
// Saturday, 7 March, 7 am in Sydney.
freezeDate(new Date('2026-03-06T20:00:00Z'));
beforeAll(() => loadPages(routes));

const sameAsLastTime = 'Same as Last Time';

const me = buildUser();
const last = bookingWith(
  completeBrief({
    title: 'Monthly town hall',
    date: '12-01-2026 05:30',
    arrival_and_setup_date: '12-01-2026 04:30',
    duration: 6,
    covid_19: 'Masks in the lift.',
  }),
  { state: 'job_complete', submitter: { ...me, company: 'Harbour Foods' } },
);

/** Answers the list of bookings with the last one; returns the queries of the list. */
function mockLast(booking = last, answer: () => Booking | Response = () => booking) {
  const asked: string[] = [];
  const { uuid, title } = booking;
  const row = buildBookingSummary({ uuid, title, permissions: permissions('duplicate') });
  server.use(
    mockApi.get('/booking/list-bookings', ({ request }) => {
      asked.push(new URL(request.url).search);
      return pageOf([row]);
    }),
    mockApi.get('/booking/{id}', answer),
  );
  return asked;
}

test('fills in what the user has not answered, says so, and takes it back', async () => {
  mockLast();
  const { user } = await openNewBrief(roles.client_user, me);
  await enter(user, 'Title', 'Town hall in April');
  const button = await screen.findByRole('button', { name: sameAsLastTime });
  expect(button).toHaveAccessibleDescription(/Monthly town hall$/);
  await user.click(button);

  const said = await screen.findByText(/answers filled in from #.*"Monthly town hall":/);
  expect(said).toHaveTextContent(/Length.*Layout and lighting/);
  expect(screen.getByText('Your own answers stay: Title.')).toBeVisible();
  expect(briefField('title')).toHaveValue('Town hall in April');
  expect(briefField('duration')).toHaveValue('6');
  expect(briefField('covid_19')).toHaveValue('Masks in the lift.');
  // The first day on which 5:30 is no short notice.
  expect(briefField('date')).toHaveValue('10-03-2026');
  expect(screen.getByRole('textbox', { name: 'Shoot time' })).toHaveValue('5:30 am');
  expect(briefField('arrival_and_setup_date')).toHaveValue('4:30 am');
  expect(screen.queryByText(/^Short notice/)).not.toBeInTheDocument();
  const terms = within(briefField('is_terms_accepted'));
  expect(terms.getByRole('radio', { name: 'Yes' })).not.toBeChecked();

  await enter(user, 'Covid 19', 'Masks in the hall.');
  await press(user, 'Undo');
  expect(button).toHaveFocus();
  expect(briefField('duration')).toHaveValue('');
  expect(briefField('date')).toHaveValue('09-03-2026');
  expect(briefField('title')).toHaveValue('Town hall in April');
  expect(briefField('covid_19')).toHaveValue('Masks in the hall.');
});

test("replaces the user's answers only when asked to, and takes that back as well", async () => {
  mockLast();
  const { user } = await openNewBrief(roles.client_user, me);
  await enter(user, 'Title', 'Town hall in April');
  await user.click(await screen.findByRole('button', { name: sameAsLastTime }));
  await user.click(await screen.findByRole('button', { name: 'Replace Mine Too' }));
  expect(briefField('title')).toHaveValue('Monthly town hall');
  expect(screen.queryByText(/^Your own answers stay/)).not.toBeInTheDocument();
  await press(user, 'Undo');
  expect(briefField('title')).toHaveValue('Town hall in April');
});

test('names people who were the submitter of the earlier booking', async () => {
  const submitter = {
    full_name: 'Rosa Delgado',
    email: 'rosa@example.test',
    phone: '+61 411 222 333',
    company: 'Harbour Foods',
  };
  mockLast({ ...last, project_owner_type: 'submitter', submitter });
  const { user } = await openNewBrief(roles.client_owner);
  await user.click(await screen.findByRole('button', { name: sameAsLastTime }));
  await waitFor(() => expect(briefField('project_owner.full_name')).toHaveValue('Rosa Delgado'));
});

test('follows the chosen kind of video', async () => {
  const asked = mockLast();
  const { user } = await openNewBrief();
  await screen.findByRole('button', { name: sameAsLastTime });
  await select(user, 'Video type', 'Event');
  await waitFor(() => expect(asked.at(-1)).toContain('video_type=event'));
});

test("is the chosen client's for an admin", async () => {
  const bayside = buildClient('6a1f0f0e-0000-4000-8000-000000000001', 'Bayside Health', 8);
  server.use(mockApi.get('/client', () => [bayside]));
  const asked = mockLast();
  const { user } = await openNewBrief(roles.admin);
  await screen.findByRole('button', { name: 'Start from an Earlier Booking' });
  expect(screen.queryByRole('button', { name: sameAsLastTime })).not.toBeInTheDocument();
  await choose(user, briefField('client'), 'Bayside Health');
  await screen.findByRole('button', { name: sameAsLastTime });
  expect(asked.at(-1)).toContain(`client=${bayside.id}`);
});

test('shows why the earlier booking cannot be read, and changes nothing', async () => {
  mockLast(last, () => errorResponse('NotFound', 'It is deleted by now.'));
  const { user } = await openNewBrief();
  await user.click(await screen.findByRole('button', { name: sameAsLastTime }));
  expect(await screen.findByText('It is deleted by now.')).toBeVisible();
  expect(briefField('title')).toHaveValue('');
});
