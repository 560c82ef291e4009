import type { Booking, BookingInput } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { freezeDate, loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { bookingWith } from './testing/booking-with.ts';
import { briefField, section } from './testing/brief-field.ts';
import { answer, choose, enter, press, select } from './testing/enter.ts';
import { formServer } from './testing/form-server.ts';
import { neverPause } from './testing/never-pause.ts';
import { openNewBrief } from './testing/open-form.ts';

const server = formServer();
neverPause();
// An instant that is the 7th in Sydney and still the 6th in the tests' zone.
freezeDate(new Date('2026-03-06T20:00:00Z'));
beforeAll(() => loadPages(routes));

interface Created {
  isDraft: string | null;
  brief: BookingInput;
  file: unknown;
  key: string | null;
}

/** Answers the calls that create a booking, and returns what they send. */
function mockCreation(booking: Booking) {
  const created: Created[] = [];
  server.use(
    mockApi.post('/booking', async ({ request, query }) => {
      const form = await request.formData();
      const file = form.get('file');
      created.push({
        isDraft: query.get('isDraft'),
        brief: JSON.parse(String(form.get('data'))) as BookingInput,
        file: file instanceof File ? [file.name, await file.text()] : file,
        key: request.headers.get('Idempotency-Key'),
      });
      return booking;
    }),
    mockApi.get('/booking/{id}', () => booking),
  );
  return created;
}

test("a new brief is set two days ahead at noon in the user's zone, with the user's phone", async () => {
  await openNewBrief();
  expect(briefField('date')).toHaveValue('09-03-2026');
  expect(screen.getByRole('textbox', { name: 'Shoot time' })).toHaveValue('12:00 pm');
  expect(briefField('arrival_and_setup_date')).toHaveValue('11:30 am');
  expect(briefField('booking_owner_phone_number')).toHaveValue('+61 400 111 222');
  expect(section('Project Owner').getByRole('radio', { name: 'Submitter' })).toBeChecked();
  expect(screen.getByText('The submitter is Maya Okafor.')).toBeVisible();
  expect(briefField('maximum_budget_currency')).toHaveValue('AUD');
  expect(briefField('duration')).toHaveValue('');
});

test('saves an incomplete draft with its file, then opens it', async () => {
  const draft = bookingWith({ title: 'Town hall' });
  const created = mockCreation(draft);
  const { user, location } = await openNewBrief();
  await enter(user, 'Title', ' Town   hall ');
  await user.upload(screen.getByLabelText('File'), new File(['Hall B'], 'plan.pdf'));
  await press(user, 'Save Draft');
  expect(await screen.findByText('Draft Saved.')).toBeVisible();
  expect(created).toEqual([
    {
      isDraft: 'true',
      file: ['plan.pdf', 'Hall B'],
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      brief: expect.objectContaining({
        title: 'Town hall',
        date: '09-03-2026 12:00',
        arrival_and_setup_date: '09-03-2026 11:30',
        submittedTimezone: 'America/Los_Angeles',
      }),
    },
  ]);
  expect(created[0]?.brief).not.toHaveProperty('client');
  expect(created[0]?.brief).not.toHaveProperty('invoice_notes');
  expect(await screen.findByRole('heading', { name: 'Update Booking' })).toBeVisible();
  expect(location()).toBe(`/booking/${draft.uuid}/update`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a draft may be incomplete, but its values must be well formed', async () => {
  const created = mockCreation(bookingWith({}));
  const { user } = await openNewBrief();
  await enter(user, 'Email', 'ana', section('Invoice'));
  await press(user, 'Save Draft');
  const email = briefField('invoice_to_user.email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Enter a valid email address.'));
  expect(email).toHaveFocus();
  expect(await screen.findByText(/^There are validation errors in the values/)).toBeVisible();
  expect(screen.getByRole('group', { name: '1 answer to correct' })).toBeVisible();
  expect(created).toEqual([]);
  await enter(user, 'Email', '', section('Invoice'));
  await press(user, 'Save Draft');
  await waitFor(() => expect(created).toHaveLength(1));
});

test('a brief is submitted from the first to the last field', async () => {
  const booking = bookingWith({ title: 'Founder interview' }, { state: 'new', version: 1 });
  const created = mockCreation(booking);
  const { user, location } = await openNewBrief();
  await enter(user, 'Title', 'Founder interview');
  await enter(user, 'Date', '12-03-2026');
  await enter(user, 'Shoot time', '2:30 pm');
  await answer(user, 'Point of Contact', 'Project Owner');
  await answer(user, 'Enter the address manually?', 'Yes');
  await enter(user, 'Suburb or town', 'Sydney');
  await enter(user, 'State', 'NSW');
  await enter(user, 'Postal code', '2000');
  await choose(user, briefField('address.country_code'), 'Australia (AU)');
  await choose(user, briefField('address.timezone'), 'AEDT (UTC+11:00) Sydney');
  await answer(user, 'Is parking available?', 'No');
  await select(user, 'Video type', 'Interview');
  await select(user, 'Interviewees', 'Executive');
  await enter(user, 'What to capture', 'Two cameras');
  await enter(user, 'Layout and lighting', 'Bright room');
  await answer(user, 'Is a teleprompter required?', 'No');
  await select(user, 'Footage receipt method', 'Upload to the hub');
  await answer(user, 'Do you accept the terms and conditions?', 'Yes');
  await press(user, 'Use My Details');
  await select(user, 'Purchase Order type', 'Available later');

  await press(user, 'Submit Brief');
  await waitFor(() => expect(briefField('duration')).toHaveFocus());
  expect(briefField('duration')).toHaveAccessibleDescription('Please select a value.');
  expect(created).toEqual([]);
  await select(user, 'Length', '4');
  await press(user, 'Submit Brief');

  const dialog = await screen.findByRole('dialog', { name: 'New Booking Submitted' });
  expect(dialog).toHaveTextContent(`Booking #${booking.booking_uid}, "Founder interview"`);
  const view = within(dialog).getByRole('link', { name: 'View Booking' });
  await waitFor(() => expect(view).toHaveFocus());
  expect(location()).toBe(`/booking/${booking.uuid}/update`);
  expect(created).toMatchObject([
    {
      isDraft: 'false',
      file: null,
      brief: {
        title: 'Founder interview',
        date: '12-03-2026 14:30',
        arrival_and_setup_date: '12-03-2026 14:00',
        duration: 4,
        is_address_manual: true,
        address: { locality: 'Sydney', country_code: 'AU', timezone: 'Australia/Sydney' },
        booking_poc_phone_number: '+61 400 111 222',
        is_parking_available: false,
        is_terms_accepted: true,
        invoice_to_user: { full_name: 'Maya Okafor', email: 'maya.okafor@example.test' },
        maximum_budget: null,
      },
    },
  ]);
});

test('refuses an empty brief: counts what is missing, and leads to each answer until it is given', async () => {
  const { user } = await openNewBrief();
  await press(user, 'Submit Brief');
  const summary = await screen.findByRole('group', { name: '14 answers missing' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('There are validation errors in the values you provided.');
  expect(briefField('title')).toHaveAccessibleDescription('Please enter a value.');
  const rail = screen.getByRole('navigation', { name: 'Sections of the form' });
  expect([...rail.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Project Details2 missing',
    'Shoot Location2 missing',
    'Project Owner',
    'Point of Contact1 missing',
    'Shoot Details4 missing',
    'Additional Details3 missing',
    'Invoice2 missing',
    'Upload File',
  ]);
  const names = () =>
    within(summary)
      .getAllByRole('button')
      .map((way) => way.textContent);
  expect(names().slice(0, 5)).toEqual([
    'Title',
    'Length',
    'Address',
    'Is parking available?',
    'Point of Contact',
  ]);

  await user.click(within(summary).getByRole('button', { name: 'Length' }));
  expect(briefField('duration')).toHaveFocus();
  await user.selectOptions(briefField('duration'), '4');
  await waitFor(() => expect(summary).toHaveAccessibleName('13 answers missing'));
  expect(names()).not.toContain('Length');
  expect(briefField('duration')).toHaveFocus();
  await press(user, 'Next: Title');
  expect(briefField('title')).toHaveFocus();
  await user.paste('Town hall');
  expect(await screen.findByRole('button', { name: 'Next: Address' })).toBeVisible();
  expect(section('Shoot Details').getByText('4 answers missing')).toBeVisible();
});

test('leads to a missing answer in a folded section', async () => {
  const { user } = await openNewBrief();
  await press(user, 'Submit Brief');
  const summary = await screen.findByRole('group', { name: '14 answers missing' });
  await user.click(section('Invoice').getByRole('button', { name: /^Invoice/ }));
  expect(screen.queryByRole('combobox', { name: 'Purchase Order type' })).not.toBeInTheDocument();
  await user.click(within(summary).getByRole('button', { name: 'Purchase Order type' }));
  expect(screen.getByRole('combobox', { name: 'Purchase Order type' })).toHaveFocus();
});

test('shows a server error at its field, opens its section and keeps the input', async () => {
  server.use(
    mockApi.post('/booking', () =>
      errorResponse('ValidationError', '', [
        { field: 'covid_19', message: 'Say it shorter.', errors: [] },
      ]),
    ),
  );
  const { user } = await openNewBrief();
  await enter(user, 'Covid 19', 'Masks');
  await user.click(section('Additional Details').getByRole('button'));
  expect(screen.queryByRole('textbox', { name: 'Covid 19' })).not.toBeInTheDocument();
  await press(user, 'Save Draft');
  const field = await screen.findByRole('textbox', { name: 'Covid 19' });
  expect(field).toHaveAccessibleDescription(/^Say it shorter\. /);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Masks');
});

test('shows why it failed, and sends the same brief with the same key again', async () => {
  const keys: (string | null)[] = [];
  server.use(
    mockApi.post('/booking', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return errorResponse('InternalError');
    }),
  );
  const { user } = await openNewBrief();
  await enter(user, 'Title', 'Town hall');
  await press(user, 'Save Draft');
  expect(await screen.findByText(/^Sorry, something went wrong\./)).toBeVisible();
  await press(user, 'Save Draft');
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
  expect(briefField('title')).toHaveValue('Town hall');
});

test('can retry data that the form needs', async () => {
  let isDown = true;
  server.use(mockApi.get('/client', () => (isDown ? errorResponse('InternalError') : [])));
  const { user } = renderRoute(routes, '/submit-brief', { user: buildUser() });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('form', { name: 'New Videographer Booking' })).toBeVisible();
});
