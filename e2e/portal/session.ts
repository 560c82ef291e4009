import { expect, type Page } from '@playwright/test';
import type { SignedInUser, UserAddress } from '@shootline/shared-api/contract';
import { password } from './portal-server.ts';

/** The REST API as one user sees it. */
export interface Api {
  user: SignedInUser;
  get: <Body>(path: string) => Promise<Body>;
  status: (path: string) => Promise<number>;
  post: <Body>(path: string, body?: unknown) => Promise<Body>;
  put: <Body>(path: string, body: unknown) => Promise<Body>;
}

export async function signInToApi(portalUrl: string, email: string, alias: string): Promise<Api> {
  const answer = await fetch(`${portalUrl}/api/auth/login3`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, alias }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  const user = (await answer.json()) as SignedInUser;
  const call = (path: string) =>
    fetch(`${portalUrl}/api${path}`, { headers: { Authorization: `Token ${user.auth_token}` } });
  /** The booking version that the user of a call would see, as a header. */
  const seenVersion = async (path: string): Promise<Record<string, string>> => {
    const [booking] = /^\/booking\/[0-9a-f-]{36}(?=\/)/.exec(path) ?? [];
    const etag = booking ? (await call(booking)).headers.get('ETag') : null;
    return etag === null ? {} : { 'If-Match': etag };
  };
  const write = async <Body>(method: 'POST' | 'PUT', path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${portalUrl}/api${path}`, {
      method,
      headers: {
        Authorization: `Token ${user.auth_token}`,
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
        'Idempotency-Key': crypto.randomUUID(),
        ...(await seenVersion(path)),
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Body;
  };
  return {
    user,
    get: async <Body>(path: string) => (await call(path)).json() as Promise<Body>,
    status: async (path) => (await call(path)).status,
    post: (path, body) => write('POST', path, body),
    put: (path, body) => write('PUT', path, body),
  };
}

/** The session that a browser keeps of an earlier sign-in, after the welcome. */
export const keptSession = ({ user }: Api) => ({
  name: 'shootline.auth',
  value: JSON.stringify({ state: { user: { ...user, shows_welcome: false } }, version: 1 }),
});

/** Opens a path with the API's session, as after an earlier sign-in. */
export async function openAs(page: Page, portalUrl: string, api: Api, path: string) {
  await page.addInitScript(({ name, value }) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'true');
    localStorage.setItem(name, value);
  }, keptSession(api));
  await page.goto(portalUrl + path);
}

/** Submits the sign-in form, without waiting for the result. */
export async function sendSignIn(page: Page, email: string, alias = 'demo', secret = password) {
  // The page being left may have fields of the same names.
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(secret);
  const workspace = page.getByLabel('Workspace');
  await workspace.fill(alias);
  // By keyboard: a resting pointer would load what the first screen has in that place.
  await workspace.press('Enter');
}

/** Signs in through the form, and closes the welcome and the prompt for a missing address at home. */
export async function signIn(page: Page, email: string, alias?: string) {
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const next = new URL(page.url()).searchParams.get('next');
  const session = page.waitForResponse('**/api/auth/login3');
  // Pages other than My Bookings do not ask.
  const asked = page.waitForResponse('**/api/get_user_address_hub3').catch(() => null);
  await sendSignIn(page, email, alias);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const { shows_welcome: isWelcomed } = (await (await session).json()) as SignedInUser;
  // An address that the portal refuses leads home.
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== next && isWelcomed)
    await page.getByRole('button', { name: 'Get Started' }).click();
  if (new URL(page.url()).pathname !== '/') return;
  const address = (await (await asked)?.json()) as UserAddress | undefined;
  if (address?.location === null) await page.getByRole('button', { name: 'Not Now' }).click();
}
