import { randomUUID } from 'node:crypto';
import { newSecret } from '../../../src/platform/session/second-factor/totp.ts';
import { codeOf } from '../../../tests/account/authenticator.ts';
import { softwareAuthenticator } from '../../../tests/account/software-authenticator.ts';
import { testNow } from '../../../tests/test-api.ts';
import { canaries } from '../../fixtures/canaries.ts';
import type { Call, CallContext, CallRequest, Calls } from '../call.ts';
import type { Rule } from '../rule.ts';

function open(request: (at: CallContext) => CallRequest = () => ({})): Call {
  return { rule: { is: 'open' }, request };
}

const free: Rule = { is: 'public' };

const appSecret = newSecret();
const appCode = codeOf(appSecret, testNow);

const ofVideographer: Rule = { is: 'page', for: ['V'] };

const invoicing = {
  ...{ legal_name: 'Jo Park', address: 'Sydney NSW 2000', country: 'AU' },
  ...{ tax_number: '51 824 753 556', is_tax_registered: true },
  ...{ number_scheme: 'JP-{0000}', next_number: 1 },
};

/** An operation on the caller's own second factor. */
const ofSecondFactor: Call = {
  rule: { is: 'open' },
  async request({ workspace, actor }) {
    await workspace.giveSecondFactor(actor);
    return {};
  },
};

/** Calls on the caller's own account, and about forgotten passwords. */
export const accountCalls: Calls = {
  getAccount: [open()],
  setLanguage: [{ ...open(() => ({ body: { language: 'de' } })), success: 204 }],
  setFirstPage: [{ ...open(() => ({ body: { first_page: '/inbox' } })), success: 204 }],
  setShowsWelcome: [{ ...open(() => ({ body: { shows_welcome: false } })), success: 204 }],
  listNotificationChoices: [open()],
  setNotificationChoice: [
    {
      ...open(() => ({ body: { topic: 'comments', portal: false, mail: false } })),
      success: 204,
    },
  ],
  updateProfile: [
    open(() => ({ body: { full_name: 'Jo Park', phone: '', timezone: 'Australia/Sydney' } })),
  ],
  changePassword: [
    {
      rule: { is: 'open' },
      async request({ workspace, actor }) {
        await workspace.resetPassword(actor);
        const { password: current_password } = canaries;
        return { body: { current_password, new_password: `${randomUUID()} of the day` } };
      },
      success: 204,
    },
  ],
  confirmPassword: [
    {
      rule: { is: 'open' },
      async request({ workspace, actor }) {
        await workspace.resetPassword(actor);
        return { body: { password: canaries.password } };
      },
      success: 204,
    },
  ],
  getInvoicing: [{ rule: ofVideographer, request: () => ({}) }],
  updateInvoicing: [{ rule: ofVideographer, request: () => ({ body: invoicing }) }],
  updateBankDetails: [
    {
      rule: ofVideographer,
      request: () => ({
        body: {
          ...{ kind: 'local', iban: '', bank_code: '062-000' },
          account_number: canaries.bankAccount,
        },
      }),
    },
  ],
  getSecondFactor: [open()],
  beginSecondFactor: [open()],
  checkSecondFactorCode: [
    {
      rule: { is: 'open' },
      async request({ workspace, actor }) {
        const setup = await workspace.secondFactorSetup(actor, appSecret);
        return { body: { setup, code: appCode } };
      },
    },
  ],
  turnOnSecondFactor: [
    {
      rule: { is: 'open' },
      request: async ({ workspace, actor }) => ({
        body: { setup: await workspace.secondFactorSetup(actor, newSecret(), 1) },
      }),
    },
  ],
  turnOffSecondFactor: [ofSecondFactor],
  renewRecoveryCodes: [ofSecondFactor],
  listPasskeys: [open()],
  beginPasskey: [open()],
  addPasskey: [
    {
      rule: { is: 'open' },
      async request({ workspace, actor }) {
        const options = await workspace.passkeyOptions(actor);
        return { body: { name: 'Phone', credential: softwareAuthenticator().make(options) } };
      },
    },
  ],
  confirmByPasskey: [
    {
      rule: { is: 'open' },
      request: async ({ workspace, actor }) => ({
        body: (await workspace.passkeyOf(actor)).answer,
      }),
      success: 204,
    },
  ],
  renamePasskey: [
    {
      rule: { is: 'open' },
      request: async ({ workspace, actor }) => ({
        path: { id: (await workspace.passkeyOf(actor)).id },
        body: { name: 'Office laptop' },
      }),
    },
  ],
  removePasskey: [
    {
      rule: { is: 'open' },
      request: async ({ workspace, actor }) => ({
        path: { id: (await workspace.passkeyOf(actor)).id },
      }),
    },
  ],
  beginPasskeySignIn: [{ rule: free, request: () => ({}) }],
  signInWithPasskey: [
    {
      rule: free,
      request: async ({ workspace, actor }) => ({
        body: (await workspace.passkeyOf(actor)).answer,
      }),
    },
  ],
  listOwnSessions: [open()],
  endOwnSessions: [{ ...open(), endsSession: true, success: 204 }],
  endOwnSession: [
    {
      rule: { is: 'open' },
      request: async ({ workspace, actor }) => ({
        path: { sessionId: await workspace.sessionOf(actor) },
      }),
      success: 204,
    },
  ],
  requestPasswordLink: [
    {
      rule: free,
      request: () => ({ body: { email: 'jo@example.test', alias: 'w' } }),
      success: 204,
    },
  ],
  setPassword: [
    {
      rule: free,
      request: async ({ workspace }) => ({
        body: {
          ticket: await workspace.passwordTicket(),
          new_password: `${randomUUID()} of the day`,
        },
      }),
    },
  ],
};
