import { roles, type Role, welcomeStore } from '@shootline/shared-api';
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
const list = () => screen.findByRole('link', { name: 'Founder interview' });
const prompt = () => screen.findByRole('dialog', { name: 'Add Address' });
const addressField = async () => within(await prompt()).findByRole('combobox', { name: /Address/ });

/** Enters the text at once, like pasting: jsdom gives a combobox no time between keys. */
async function enter({ user }: Pick<ReturnType<typeof open>, 'user'>, text: string) {
  await user.click(await addressField());
  await user.paste(text);
}

describe('the address prompt', () => {
  test('comes once the welcome is closed, and saves the chosen suggestion', async () => {
    welcomeStore.setState({ isDue: true });
    const { user } = open();
    await list();
    expect(asked).toBe(0);
    act(() => welcomeStore.setState({ isDue: false }));
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

  test('waits for the list, and until the user has left a field', async () => {
    server.use(mockApi.get('/booking/list-bookings', () => errorResponse('InternalError')));
    const { user } = open();
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText('Title'), 'kit');
    expect(asked).toBe(0);
    server.use(mockApi.get('/booking/list-bookings', () => pageOf([buildBookingSummary()])));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await list();
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Title'), 'chen');
    expect(screen.getByLabelText('Title')).toHaveValue('kitchen');
    act(() => screen.getByLabelText('Title').blur());
    expect(await prompt()).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('kitchen');
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

  test("'Not Now' lasts until the next sign-in or reload", async () => {
    const person = buildUser();
    const { user, unmount } = open(roles.client_user, person);
    await enter({ user }, 'nowhere');
    await user.click(screen.getByRole('button', { name: 'Not Now' }));
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
    await screen.findByText('Address selected.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Not Now' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    refuse();
    await waitFor(async () =>
      expect(await addressField()).toHaveAccessibleDescription('Please enter a value.'),
    );
    expect(await addressField()).toHaveValue(sydneyAddress.formatted_address);
    expect(screen.getByRole('button', { name: 'Not Now' })).toBeVisible();
  });
});
