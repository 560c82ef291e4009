import { type BookingInput, roles } from '@shootline/shared-api';
import type { RemoteRoute } from '@shootline/shared-api/portal';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  testUuid,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { briefOf } from '../brief/brief-of.ts';
import { changeAuthors } from './changers.ts';
import { ChangesDialog } from './changes-dialog.tsx';

const { jest } = import.meta;
const server = mockServer(mockApi.get('/reference-data', buildReferenceData));
const onChoose = jest.fn<void, [BookingInput]>();
const onClose = jest.fn();

const booking = buildBooking();
const base = briefOf(booking);
const refusal = [
  { field: 'title', message: 'Changed by Edda Roth.', errors: [] },
  { field: 'date', message: 'Changed by Theo Lindqvist.', errors: [] },
  { field: 'duration', message: 'Changed by Edda Roth.', errors: [] },
];

const mine: BookingInput = {
  ...base,
  title: 'Founder interview, long version',
  date: '15-08-2030 12:00',
  covid_19: 'Masks',
};
const theirs: BookingInput = {
  ...base,
  title: 'Founder portrait',
  date: '16-08-2030 09:00',
  arrival_and_setup_date: '16-08-2030 08:30',
  duration: 8,
};

function open(changes: { mine?: BookingInput; theirs?: BookingInput; names?: string[] } = {}) {
  const Component = () => (
    <ChangesDialog
      base={base}
      mine={mine}
      theirs={theirs}
      names={changeAuthors(refusal)}
      {...changes}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
  const routes: RemoteRoute[] = [{ path: '/form', page: () => Promise.resolve({ Component }) }];
  return loadPages(routes).then(() =>
    renderRoute(routes, '/form', { user: buildUser(roles.admin) }),
  );
}

beforeEach(() => {
  onChoose.mockClear();
  onClose.mockClear();
});

const dialog = () => screen.findByRole('dialog', { name: 'Changed in the Meantime' });
const choice = (name: string) => within(screen.getByRole('radiogroup', { name }));
const proceed = () => screen.getByRole('button', { name: 'Continue with These' });
const merged = () => onChoose.mock.calls[0]?.[0];

test('shows both versions in words, and lets the user choose either', async () => {
  const { user } = await open();
  const shown = await dialog();
  expect(shown).toHaveTextContent(
    'This booking was changed by Edda Roth and Theo Lindqvist while you were editing it.',
  );
  const times = choice('Shoot Date and time');
  expect(
    times.getByRole('radio', {
      name: /Yours 15-08-2030, 12:00 pm AEST Arrival 14-08-2030, 9:15 am/,
    }),
  ).not.toBeChecked();
  await user.click(times.getByRole('radio', { name: /^Theirs 16-08-2030, 9:00 am AEST/ }));
  await user.click(choice('Title').getByRole('radio', { name: /^Yours/ }));
  await user.click(proceed());
  expect(merged()).toEqual({
    ...mine,
    date: '16-08-2030 09:00',
    arrival_and_setup_date: '16-08-2030 08:30',
    duration: 8,
  });
});

test('lists changes by one side briefly', async () => {
  await open();
  await dialog();
  expect(screen.getByRole('region', { name: 'Changed by others, taken over' })).toHaveTextContent(
    'Length: 8 hours',
  );
  expect(screen.getByRole('region', { name: 'Changed by you, kept' })).toHaveTextContent(
    'Covid 19: Masks',
  );
});

test('continues only once each conflict is decided, all by keyboard', async () => {
  const { user } = await open();
  await dialog();
  proceed().focus();
  await user.keyboard('{Enter}');
  expect(await screen.findAllByText('Please select a value.')).toHaveLength(2);
  expect(choice('Title').getByRole('radio', { name: /^Yours/ })).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();

  await user.keyboard('{ArrowDown}');
  expect(choice('Title').getByRole('radio', { name: /^Theirs/ })).toBeChecked();
  // The focus is set by hand, as the dialog finds nothing to tab to without a layout.
  choice('Shoot Date and time')
    .getByRole('radio', { name: /^Yours/ })
    .focus();
  await user.keyboard('{ArrowDown}');
  expect(choice('Shoot Date and time').getByRole('radio', { name: /^Theirs/ })).toBeChecked();
  proceed().focus();
  await user.keyboard('{Enter}');
  expect(merged()).toEqual({ ...theirs, covid_19: 'Masks' });
});

test.each([
  ['Use All of Mine', { ...mine, duration: 8 }],
  ['Use All of Theirs', { ...theirs, covid_19: 'Masks' }],
])('%s decides every conflict', async (name, expected) => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name }));
  await user.click(proceed());
  expect(merged()).toEqual(expected);
});

test.each(['{Escape}', 'Back to the Form', 'Close'])(
  '%s closes it and changes nothing',
  async (way) => {
    const { user } = await open();
    await dialog();
    if (way === '{Escape}') await user.keyboard(way);
    else await user.click(screen.getByRole('button', { name: way }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onChoose).not.toHaveBeenCalled();
  },
);

test('offers no choice without a conflict', async () => {
  const { user } = await open({ theirs: { ...base, duration: 8 }, names: [] });
  expect(await dialog()).toHaveTextContent('changed by somebody else while you were editing it');
  expect(screen.getByText('No field was changed by both of you.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(proceed());
  expect(merged()).toEqual({ ...mine, duration: 8 });
});

test('shows names for codes, answers, people, places and clients', async () => {
  const client = { id: testUuid(), name: 'Kestrel Bank' };
  server.use(mockApi.get('/client', () => [{ ...client, shoot_duration: { max: 10 } } as never]));
  await open({
    mine: {
      ...base,
      client: client.id,
      is_parking_available: false,
      shoot_footage_upload_type: 'hard_drive',
      maximum_budget: 150_000,
      project_owner_type: 'other',
      project_owner: { full_name: 'Edda Roth', email: 'edda@example.test' },
      address: { ...base.address, formatted_address: '1 York Street, Sydney NSW 2000, Australia' },
    },
    theirs: {
      ...base,
      client: testUuid(),
      is_parking_available: null,
      shoot_footage_upload_type: 'cloud_link',
      maximum_budget: 100_000,
      booking_owner_phone_number: '+61 499',
      is_address_manual: true,
      address: { street_number: '9', route: 'Hill Road', locality: 'Perth', country_code: 'AU' },
    },
  });
  await dialog();
  const radio = (field: string, name: RegExp) => choice(field).findByRole('radio', { name });
  await radio('Client', /^Yours Kestrel Bank$/);
  await radio('Client', /^Theirs Another client$/);
  await radio('Parking available', /^Yours No$/);
  await radio('Parking available', /^Theirs Not specified$/);
  await radio('Footage receipt method', /^Yours Hard drive$/);
  await radio('Maximum budget', /^Yours AUD 1,500.00$/);
  await radio('Project Owner', /^Yours Other Edda Roth edda@example.test \+61 400 111 222$/);
  await radio('Address', /^Yours 1 York Street, Sydney NSW 2000, Australia$/);
  await radio('Address', /^Theirs 9 Hill Road Perth Australia Entered manually$/);
});
