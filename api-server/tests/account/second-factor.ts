import assert from 'node:assert/strict';
import type {
  ApiErrorBody,
  RoleName,
  SecondFactor,
  SecondFactorSetup,
  SignedInUser,
  SignInRequest,
  WorkspaceSettings,
} from '@shootline/shared-api/contract';
import { auditEvent, mail } from '../../src/domain/schema.ts';
import { codeOf } from './authenticator.ts';
import type { TestApi } from '../test-api.ts';
import { createTestWorkspace } from '../workspace.ts';

export const password = 'seven lamps on a pier';

type Proven = { setup: string; recovery_codes: string[] };

/** Settings of a workspace that requires a second factor of these users. */
export const settingsWith = (
  second_factor: WorkspaceSettings['second_factor'],
): WorkspaceSettings => ({
  public_offer_title: 'shoot',
  offer_hours: 'limited',
  offer_hours_from: '07:00',
  offer_hours_to: '21:00',
  place_changes_until: 'any',
  content_changes_until: 'any',
  cancellation_until: 'any',
  minimum_gap: '60',
  second_factor,
  invoice_name: '',
  invoice_address: '',
  invoice_country: '',
  invoice_tax_number: '',
  invoice_language: 'en',
});

let addresses = 0;

/** A workspace with a user, Jo, who signs in and sets up an authenticator app. */
export async function homeOf(api: TestApi, role: RoleName = 'editor') {
  const workspace = await createTestWorkspace(api.db);
  const email = `jo@${workspace.alias}.test`;
  const jo = await workspace.user(role, { email, fullName: 'Jo Park', password });
  const address = `10.7.${++addresses >> 8}.${addresses & 255}`;

  const signIn = (
    values: Partial<SignInRequest> = {},
    { from = address, cookie = '' }: { from?: string; cookie?: string } = {},
  ) =>
    api.post<SignedInUser & ApiErrorBody>(
      '/auth/login3',
      { email, password, alias: workspace.alias, ...values },
      { 'X-Forwarded-For': from, ...(cookie && { Cookie: cookie }) },
    );
  const call = <Body>(token: string, method: string, path: string, body?: unknown) =>
    api.request<Body & ApiErrorBody>(path, {
      method,
      headers: {
        Authorization: `Token ${token}`,
        'X-Forwarded-For': address,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const tokenOf = async (...of: Parameters<typeof signIn>) => {
    const { status, body } = await signIn(...of);
    assert.equal(status, 200, JSON.stringify(body));
    return body.auth_token;
  };
  /** Sets up an app in a session; returns its secret and the recovery codes. */
  const enrol = async (token: string) => {
    const begun = await call<SecondFactorSetup>(token, 'POST', '/account/second-factor');
    assert.equal(begun.status, 200, JSON.stringify(begun.body));
    const { setup, secret } = begun.body;
    const proven = await call<Proven>(token, 'POST', '/account/second-factor/code', {
      setup,
      code: codeOf(secret, api.deps.clock()),
    });
    assert.equal(proven.status, 200, JSON.stringify(proven.body));
    const on = await call<SecondFactor>(token, 'PUT', '/account/second-factor', {
      setup: proven.body.setup,
    });
    assert.equal(on.status, 200, JSON.stringify(on.body));
    return { secret, recoveryCodes: proven.body.recovery_codes };
  };
  /** Jo with an app, whose first code has been used up. */
  const enrolled = async () => {
    const token = await tokenOf();
    const app = await enrol(token);
    const code = () => codeOf(app.secret, api.deps.clock());
    api.moveClock(1);
    return { token, code, ...app };
  };
  const mails = async () =>
    (await workspace.inside((tx) => tx.select().from(mail))).map(({ subject }) => subject);
  const events = () => workspace.inside((tx) => tx.select().from(auditEvent));
  return { workspace, jo, email, address, signIn, call, tokenOf, enrol, enrolled, mails, events };
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
