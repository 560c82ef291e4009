import { errorResponse, mockApi } from '@shootline/shared-api/testing';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { loadPages } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { bookingWith } from './testing/booking-with.ts';
import { briefField, section } from './testing/brief-field.ts';
import { answer, choose, enter, press, select } from './testing/enter.ts';
import { formServer } from './testing/form-server.ts';
import { neverPause } from './testing/never-pause.ts';
import { openBooking, openNewBrief } from './testing/open-form.ts';
import { mockSaves } from './testing/mock-saves.ts';

const server = formServer();
neverPause();
beforeAll(() => loadPages(routes));

test('every kind of field is restored after a reload', async () => {
  const { user, unmount, me } = await openNewBrief();
  await enter(user, 'Title', 'Town hall');
  await enter(user, 'Shoot time', '3:00 pm');
  await enter(user, 'Arrival for set-up', '1:00 pm');
  await enter(user, 'Maximum budget', '1500.5');
  await answer(user, 'Point of Contact', 'Submitter');
  await enter(user, 'Point of Contact phone', '+61 444');
  await answer(user, 'Enter the address manually?', 'Yes');
  await choose(user, briefField('address.country_code'), 'United States (US)');
  await answer(user, 'Is parking available?', 'Yes');
  await enter(user, 'Parking details', 'Level 2');
  await select(user, 'Video type', 'Event');
  unmount();

  const again = await openNewBrief(me.role_policy, me);
  expect(briefField('title')).toHaveValue('');
  await press(again.user, 'Restore');
  expect(briefField('title')).toHaveValue('Town hall');
  expect(screen.getByRole('textbox', { name: 'Shoot time' })).toHaveValue('3:00 pm');
  expect(briefField('arrival_and_setup_date')).toHaveValue('1:00 pm');
  expect(briefField('maximum_budget')).toHaveValue('1,500.50');
  expect(section('Point of Contact').getByRole('radio', { name: 'Submitter' })).toBeChecked();
  expect(briefField('booking_poc_phone_number')).toHaveValue('+61 444');
  expect(briefField('address.country_code')).toHaveValue('United States (US)');
  expect(
    within(briefField('is_parking_available')).getByRole('radio', { name: 'Yes' }),
  ).toBeChecked();
  expect(briefField('parking_details')).toHaveValue('Level 2');
  expect(briefField('video_type')).toHaveValue('event');
});

test('restored input is saved as a change to the version it was typed over', async () => {
  const draft = bookingWith(completeBrief({ client: '1' }));
  const { user, unmount, me } = await openBooking(server, draft);
  await enter(user, 'Title', 'Town hall');
  unmount();

  const newer = { ...draft, version: 4, covid_19: 'Masks' };
  const sent = mockSaves(server, newer);
  const again = await openBooking(server, newer, me.role_policy, me);
  await press(again.user, 'Restore');
  await press(again.user, 'Save Draft');
  await waitFor(() => expect(sent).toEqual([{ version: '"1"', changes: { title: 'Town hall' } }]));
});

test('saved input is not offered again', async () => {
  const draft = bookingWith(completeBrief({ client: '1' }));
  mockSaves(server, draft);
  const { user, unmount, me } = await openBooking(server, draft);
  await enter(user, 'Title', 'Town hall');
  await press(user, 'Save Draft');
  expect(await screen.findByText('Draft Saved.')).toBeVisible();
  unmount();
  await openBooking(server, draft, me.role_policy, me);
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('a file of 20 MB is refused before it is sent', async () => {
  const { user } = await openNewBrief();
  const large = new File(['x'], 'film.mp4');
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 });
  await user.upload(screen.getByLabelText('File'), large);
  expect(
    await screen.findByText('File size must be less than 20 MB. Your file is 20 MB.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText(/^There are validation errors in the values/)).toBeVisible();
  expect(screen.getByLabelText('File')).toHaveFocus();
});

test("restored input is compared with another user's version, then saved on top of it", async () => {
  const opened = bookingWith(completeBrief({ client: '1', title: 'Founder interview' }));
  const { user, unmount, me } = await openBooking(server, opened);
  await enter(user, 'Title', 'Town hall');
  unmount();

  const newer = { ...opened, version: 3, title: 'Founder portrait', covid_19: 'Masks' };
  const versions: (string | null)[] = [];
  const again = await openBooking(server, newer, me.role_policy, me);
  server.use(
    mockApi.put('/booking/{id}', async ({ request }) => {
      const version = request.headers.get('If-Match');
      versions.push(version);
      return version === '"3"'
        ? { ...newer, ...((await request.json()) as object), version: 4 }
        : errorResponse('Conflict', '', [
            { field: 'title', message: 'Changed by Edda Roth.', errors: [] },
          ]);
    }),
  );
  await press(again.user, 'Restore');
  await press(again.user, 'Save Draft');
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the Meantime' });
  await again.user.click(within(dialog).getByRole('radio', { name: /^Yours/ }));
  await press(again.user, 'Continue with These');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(briefField('covid_19')).toHaveValue('Masks');
  await press(again.user, 'Save Draft');
  expect(await screen.findByText('Draft Saved.')).toBeVisible();
  expect(versions).toEqual(['"1"', '"3"']);
  expect(briefField('title')).toHaveValue('Town hall');
});

test('saving the draft keeps a time without a day', async () => {
  const draft = bookingWith(
    completeBrief({ client: '1', date: null, arrival_and_setup_date: null }),
  );
  const sent = mockSaves(server, draft);
  const { user } = await openBooking(server, draft);
  await enter(user, 'Shoot time', '3:30 pm');
  await enter(user, 'Title', 'Town hall');
  await press(user, 'Save Draft');
  expect(await screen.findByText('Draft Saved.')).toBeVisible();
  expect(sent).toEqual([{ version: '"1"', changes: { title: 'Town hall' } }]);
  expect(screen.getByRole('textbox', { name: 'Shoot time' })).toHaveValue('3:30 pm');
});
