import { roles } from '@shootline/shared-api';
import type { SecondFactor } from '@shootline/shared-api/contract';
import {
  buildManagedUser,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
} from '@shootline/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal, server, signInForm } from '../testing/render-portal.tsx';

const { jest } = import.meta;

const jo = { ...buildUser(roles.admin), email: 'jo@demo.test' };
const codes = ['k3tm-9q2x-7hfa-w4zd', 'aaaa-bbbb-cccc-dddd'];
const off: SecondFactor = {
  enabled: null,
  recovery_codes_left: 0,
  is_required: false,
  has_passkey: false,
};
const on: SecondFactor = {
  enabled: '2026-03-06T01:00:00.000Z',
  recovery_codes_left: 10,
  is_required: false,
  has_passkey: false,
};
const secret = 'JBSWY3DPEHPK3PXP';

/** The server with this second factor; returns the calls that change it. */
function serve(factor: SecondFactor, { isPasswordOld = true } = {}) {
  let current = factor;
  let isOld = isPasswordOld;
  const calls: unknown[] = [];
  const sensitive =
    <Answer,>(name: string, answer: () => Answer) =>
    () => {
      if (isOld) return errorResponse('PasswordNeeded', 'Please enter your password again.');
      calls.push(name);
      return answer();
    };
  server.use(
    mockApi.get('/account', () => ({ has_password: true, is_from_hub: false, first_page: null })),
    mockApi.get('/account/sessions', () => []),
    mockApi.get('/account/notifications', () => []),
    mockApi.get('/get_user_address_hub3', () => ({ location: null, formatted_address: null })),
    mockApi.get('/account/second-factor', () => current),
    mockApi.post('/account/password/confirm', async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      if (password !== 'shootline') {
        const message = 'This is not your current password.';
        return errorResponse('ValidationError', '', [{ field: 'password', message, errors: [] }]);
      }
      isOld = false;
      return undefined;
    }),
    mockApi.post(
      '/account/second-factor',
      sensitive('begin', () => ({
        setup: 'one',
        secret,
        uri: `otpauth://totp/x?secret=${secret}`,
      })),
    ),
    mockApi.post('/account/second-factor/code', async ({ request }) => {
      const body = (await request.json()) as { setup: string; code: string };
      calls.push(['code', body]);
      if (body.code !== '123456') {
        const message = 'This code is not right.';
        return errorResponse('ValidationError', '', [{ field: 'code', message, errors: [] }]);
      }
      return { setup: 'two', recovery_codes: codes };
    }),
    mockApi.put('/account/second-factor', async ({ request }) => {
      calls.push(['on', await request.json()]);
      current = { ...on, is_required: factor.is_required };
      return current;
    }),
    mockApi.delete(
      '/account/second-factor',
      sensitive('off', () => (current = off)),
    ),
    mockApi.post(
      '/account/second-factor/recovery-codes',
      sensitive('new codes', () => ({ recovery_codes: codes })),
    ),
    mockApi.post('/auth/logout', () => undefined),
  );
  return calls;
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openAccount = () => renderPortal('/account', { user: jo, remotes: [] });
const card = async () => within(await screen.findByRole('region', { name: 'Second Factor' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('is turned on with the password, an app and kept recovery codes', async () => {
  const calls = serve(off);
  const { user } = await openAccount();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await (await card()).findByRole('button', { name: 'Turn On' }));
  const setUp = await dialog('Set Up Second Factor');
  const password = setUp.getByLabelText(/^Current password/);
  await user.type(password, 'wrong');
  await user.click(setUp.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(/This is not your current password\./),
  );
  await user.clear(password);
  await user.type(password, 'shootline');
  await user.click(setUp.getByRole('button', { name: 'Continue' }));

  expect(
    await setUp.findByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  expect(setUp.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.click(setUp.getByRole('button', { name: 'Copy the key' }));
  expect(copied).toHaveBeenLastCalledWith(secret);
  const code = setUp.getByRole('textbox', { name: /^Code/ });
  await user.type(code, '000000');
  await user.click(setUp.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right\./));
  await user.clear(code);
  await user.type(code, '123 456');
  await user.click(setUp.getByRole('button', { name: 'Continue' }));

  const list = within(await setUp.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await user.click(setUp.getByRole('button', { name: 'Copy the recovery codes' }));
  expect(copied).toHaveBeenLastCalledWith(codes.join('\n'));
  expect(calls.at(-1)).toEqual(['code', { setup: 'one', code: '123456' }]);
  await user.click(setUp.getByRole('button', { name: 'I Have Kept Them' }));
  expect(
    await screen.findByText('Second factor on. Your other sessions have ended.'),
  ).toBeVisible();
  expect(calls.at(-1)).toEqual(['on', { setup: 'two' }]);
  expect((await card()).getByText(/10 recovery codes are left/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('saves recovery codes as a text file', async () => {
  serve(on, { isPasswordOld: false });
  const saved: Blob[] = [];
  URL.createObjectURL = (content: Blob) => {
    saved.push(content);
    return 'blob:codes';
  };
  URL.revokeObjectURL = () => {};
  const { user } = await openAccount();
  await user.click(await (await card()).findByRole('button', { name: 'New Recovery Codes' }));
  const renewal = await dialog('New Recovery Codes');
  await user.click(renewal.getByRole('button', { name: 'Make New Codes' }));
  await user.click(await renewal.findByRole('button', { name: 'Download as Text' }));
  const text = await saved[0]?.text();
  expect(text).toContain('jo@demo.test');
  for (const one of codes) expect(text).toContain(one);
  await user.click(renewal.getByRole('button', { name: 'I Have Kept Them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks for the password again after 15 minutes, and then turns off', async () => {
  const calls = serve(on);
  const { user } = await openAccount();
  await user.click(await (await card()).findByRole('button', { name: 'Turn Off' }));
  const question = await dialog('Turn Off Second Factor');
  await user.click(question.getByRole('button', { name: 'Turn Off' }));
  const again = await dialog('Enter Your Password Again');
  await user.type(again.getByLabelText(/^Current password/), 'shootline');
  await user.click(again.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByText('Second factor off. Your other sessions have ended.'),
  ).toBeVisible();
  expect(calls).toEqual(['off']);
  expect((await card()).getByRole('button', { name: 'Turn On' })).toBeVisible();
});

test('changes nothing if the user does not enter the password', async () => {
  const calls = serve(on);
  const { user } = await openAccount();
  await user.click(await (await card()).findByRole('button', { name: 'Turn Off' }));
  await user.click(
    (await dialog('Turn Off Second Factor')).getByRole('button', { name: 'Turn Off' }),
  );
  await user.click(
    (await dialog('Enter Your Password Again')).getByRole('button', { name: 'Cancel' }),
  );
  const question = await dialog('Turn Off Second Factor');
  expect(await question.findByText('Please enter your password again.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('that the workspace requires cannot be turned off, but moves to another app', async () => {
  serve({ ...on, is_required: true, recovery_codes_left: 1 });
  await openAccount();
  expect(await (await card()).findByText(/Your workspace requires it\./)).toBeVisible();
  expect((await card()).getByText(/One recovery code is left/)).toBeVisible();
  expect((await card()).queryByRole('button', { name: 'Turn Off' })).toBeNull();
  expect((await card()).getByRole('button', { name: 'Set Up Another App' })).toBeVisible();
});

test('shows a failure with Retry', async () => {
  serve(on);
  server.use(mockApi.get('/account/second-factor', () => errorResponse('InternalError', 'Away.')));
  const { user } = await openAccount();
  expect(await (await card()).findByText('Away.')).toBeVisible();
  server.use(mockApi.get('/account/second-factor', () => on));
  await user.click((await card()).getByRole('button', { name: 'Retry' }));
  expect(await (await card()).findByText(/10 recovery codes are left/)).toBeVisible();
});

const shoots = {
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [],
  pages: [{ path: '/', page: () => Promise.resolve({ Component: () => <h1>All shoots</h1> }) }],
} as const;

test('that the workspace requires is set up before any page, or the user signs out', async () => {
  const calls = serve({ ...off, is_required: true });
  const renderDue = async () => {
    const rendered = renderPortal('/', { user: jo, remotes: [shoots] });
    server.use(mockApi.get('/reference-data', () => errorResponse('SecondFactorDue', 'Due.')));
    return rendered;
  };
  const { user, path } = await renderDue();
  expect(await screen.findByRole('heading', { name: 'Set Up Second Factor' })).toBeVisible();
  expect(screen.getByText(/Your workspace requires a second factor/)).toBeVisible();
  expect(path()).toBe('/second-factor?next=%2F');
  await user.type(screen.getByLabelText(/^Current password/), 'shootline');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  expect(calls).not.toContainEqual(['on', { setup: 'two' }]);
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await signInForm();
});

test('of a user who lost it is reset by an admin, who enters the password again', async () => {
  serve(on);
  const sam = buildManagedUser({ full_name: 'Sam Lee', has_second_factor: true });
  const pat = buildManagedUser({ full_name: 'Pat Ng' });
  let isReset = false;
  let isOld = true;
  server.use(
    mockApi.get('/users', () => pageOf([{ ...sam, has_second_factor: !isReset }, pat])),
    mockApi.post('/account/password/confirm', () => {
      isOld = false;
      return undefined;
    }),
    mockApi.delete('/users/{id}/second-factor', () => {
      if (isOld) return errorResponse('PasswordNeeded', 'Please enter your password again.');
      isReset = true;
      return { ...sam, has_second_factor: false };
    }),
  );
  const { user } = await renderPortal('/users', { user: jo, remotes: [] });
  expect(await screen.findByText('Second factor')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Pat Ng' }));
  expect(screen.queryByRole('menuitem', { name: 'Reset Second Factor' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Sam Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset Second Factor' }));
  await user.click((await dialog('Reset Second Factor')).getByRole('button', { name: 'Reset' }));
  const again = await dialog('Enter Your Password Again');
  await user.type(again.getByLabelText(/^Current password/), 'shootline');
  await user.click(again.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Second factor reset.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Second factor')).toBeNull());
});
