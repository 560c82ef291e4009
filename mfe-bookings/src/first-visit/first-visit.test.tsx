import { roles, type Role } from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
// Compiles the lazy code before the first test waits for it.
import './address-prompt.tsx';
import './welcome.tsx';

const { jest } = import.meta;

const unknownAddress = { location: null, formatted_address: null };
const knownAddress = {
  location: sydneyAddress.location,
  formatted_address: sydneyAddress.formatted_address,
};

/** Number of address requests, and the saved bodies. */
let asked = 0;
let saved: unknown[] = [];

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/user/submitters', () => []),
);

const addressIs = (address: typeof unknownAddress | typeof knownAddress) =>
  mockApi.get('/get_user_address_hub3', () => {
    asked += 1;
    return address;
  });

beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = 0;
  saved = [];
  server.use(
    mockApi.get('/booking/list-bookings', () => pageOf([buildBookingSummary()])),
    addressIs(unknownAddress),
    mockApi.get('/address/suggestions', () => [
      { id: 'bridge', formatted_address: '12 Bridge Street, Sydney NSW, Australia', as_typed: '' },
      { id: 'other', formatted_address: '12 Bridge Street, Sydney NS, Canada', as_typed: '' },
    ]),
    mockApi.get('/address/lookup', () => sydneyAddress),
    mockApi.post('/update_user_address_hub3', async ({ request }) => {
      saved.push(await request.json());
      return knownAddress;
    }),
  );
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (role: Role = roles.client_user, user = buildUser(role)) =>
  renderRoute(routes, '/', { user });
const askForWelcome = () => localStorage.setItem('alreadyVisited', 'false');
const list = () => screen.findByRole('link', { name: 'Founder interview' });
const welcome = () => screen.findByRole('dialog', { name: 'Welcome to Brandname' });
const prompt = () => screen.findByRole('dialog', { name: 'Add Address' });
const addressField = async () => within(await prompt()).findByRole('combobox', { name: /Address/ });

/** Enters the text at once, like pasting: jsdom gives a combobox no time between keys. */
async function enter({ user }: Pick<ReturnType<typeof open>, 'user'>, text: string) {
  await user.click(await addressField());
  await user.paste(text);
}

describe('the welcome', () => {
  test.each([
    ['client', roles.unapproved_client_user, /Request a shoot/],
    ['videographer', roles.camera_operator, /Answer the job offers/],
    ['editor', roles.editor, /Follow each booking/],
    ['reviewer', roles.reviewer, /Approve new bookings/],
    ['finance', roles.finance, /approve the invoices/],
  ])('tells a %s once after a sign-in what to do here', async (_name, role, line) => {
    askForWelcome();
    server.use(addressIs(knownAddress));
    const { user, unmount } = open(role);
    expect(
      within(await welcome())
        .getAllByRole('listitem')
        .join(),
    ).not.toBe('');
    expect(within(await welcome()).getByText(line)).toBeVisible();
    expect(localStorage.getItem('alreadyVisited')).toBe('true');
    expect(asked).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(asked).toBe(1));

    unmount();
    open(role);
    await list();
    await waitFor(() => expect(asked).toBe(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(['true', null])('does not show if the flag is %s', async (flag) => {
    if (flag) localStorage.setItem('alreadyVisited', flag);
    server.use(addressIs(knownAddress));
    open();
    await list();
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('blocked storage leaves the page usable', async () => {
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    server.use(addressIs(knownAddress));
    open();
    expect(await list()).toBeVisible();
    read.mockRestore();
  });

  test('waits for the list, and until the user has left a field', async () => {
    askForWelcome();
    server.use(mockApi.get('/booking/list-bookings', () => errorResponse('InternalError')));
    const { user } = open();
    await screen.findByRole('alert');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Title'), 'kit');
    server.use(mockApi.get('/booking/list-bookings', () => pageOf([buildBookingSummary()])));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await list();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Title'), 'chen');
    expect(screen.getByLabelText('Title')).toHaveValue('kitchen');
    act(() => screen.getByLabelText('Title').blur());
    expect(await welcome()).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('kitchen');
  });
});

describe('the address prompt', () => {
  test('comes after the welcome, and saves the chosen suggestion', async () => {
    askForWelcome();
    const { user } = open();
    await user.click(within(await welcome()).getByRole('button', { name: 'Get Started' }));
    await enter({ user }, '12 Bridge');
    await user.click(await screen.findByRole('option', { name: /NSW/ }));
    await waitFor(async () =>
      expect(await addressField()).toHaveValue(sydneyAddress.formatted_address),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Address saved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saved).toEqual([
      {
        address: {
          street: 'Bridge Street',
          streetNumber: '12',
          citySuburb: 'Sydney',
          state: 'NSW',
          postCode: '2000',
          country: 'AU',
          coordinates: sydneyAddress.location,
        },
      },
    ]);
  });

  test('does not show if the address is known or could not be loaded', async () => {
    server.use(
      mockApi.get('/get_user_address_hub3', () => {
        asked += 1;
        return errorResponse('InternalError', 'The archive is closed.');
      }),
    );
    open();
    await list();
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('The archive is closed.')).not.toBeInTheDocument();
  });

  test('"Not now" lasts until the next sign-in or reload', async () => {
    const person = buildUser();
    const { user, unmount } = open(roles.client_user, person);
    await enter({ user }, 'nowhere');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();
    const again = open(roles.client_user, person);
    await list();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toBe(1);
    again.unmount();
    open(roles.client_user, { ...person });
    expect(await addressField()).toHaveValue('');
  });

  test('requires a chosen address, and keeps typed text over a reload', async () => {
    const person = buildUser();
    const { user, unmount } = open(roles.client_user, person);
    const text =
      'Please type the address and then choose the suggestion that matches the full address.';
    await addressField();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeVisible();
    await enter({ user }, '12 Bridge');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await addressField()).toHaveValue('12 Bridge');
    expect(saved).toEqual([]);

    unmount();
    open(roles.client_user, { ...person });
    expect(await addressField()).toHaveValue('12 Bridge');
    expect(await screen.findByText('2 addresses found.')).toBeInTheDocument();
  });

  test('shows a server error at the field, and keeps the address', async () => {
    let refuse = () => {};
    server.use(
      mockApi.post('/update_user_address_hub3', async () => {
        await new Promise<void>((resolve) => (refuse = resolve));
        return errorResponse('ValidationError', 'No.', [
          {
            field: 'address',
            message: '',
            errors: [{ field: 'citySuburb', message: 'Please enter a value.', errors: [] }],
          },
        ]);
      }),
    );
    const { user } = open();
    await enter({ user }, '12 Bridge');
    await user.click(await screen.findByRole('option', { name: /NSW/ }));
    await screen.findByText('The street and the town are verified.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    refuse();
    await waitFor(async () =>
      expect(await addressField()).toHaveAccessibleDescription('Please enter a value.'),
    );
    expect(await addressField()).toHaveValue(sydneyAddress.formatted_address);
    expect(screen.getByRole('button', { name: 'Not now' })).toBeVisible();
  });
});
