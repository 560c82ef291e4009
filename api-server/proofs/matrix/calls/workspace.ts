import { randomUUID } from 'node:crypto';
import type { CallContext, Call, CallRequest, Calls } from '../call.ts';
import type { Letter, Rule } from '../rule.ts';
import { hubToken } from '../../fixtures/proof-api.ts';
import { canaries } from '../../fixtures/canaries.ts';

function open(request: (at: CallContext) => CallRequest = () => ({})): Call {
  return { rule: { is: 'open' }, request };
}

function page(...letters: Letter[]): Call {
  return { rule: { is: 'page', for: letters }, request: () => ({}) };
}

const staff: Letter[] = ['E', 'R', 'F', 'A'];
const free: Rule = { is: 'public' };

const list = 'bookings';
const view = () => ({ name: `View ${randomUUID()}`, search: 'view=all&title=kitchen' });

const columns = [{ id: 'title' }];

/** The list of offers, which clients may not read. */
function ofOffers(body?: object): Call {
  const rule: Rule = { is: 'page', for: ['V', ...staff] };
  return { rule, request: () => ({ path: { list: 'availabilities' }, ...(body && { body }) }) };
}

/** The list of invoices. */
function ofInvoices(body?: object): Call {
  const rule: Rule = { is: 'page', for: ['F', 'A'] };
  return { rule, request: () => ({ path: { list: 'invoices' }, ...(body && { body }) }) };
}

/** A view of `submitter`. */
function ownView(more: () => CallRequest = () => ({})): Call {
  return {
    rule: { is: 'own', of: ['submitter'] },
    request: async ({ workspace }) => ({
      path: { list, id: await workspace.ownView() },
      ...more(),
    }),
  };
}

const mail: Call = {
  rule: { is: 'record', for: ['A'] },
  request: ({ fixture }) => ({ path: { id: fixture.mailId } }),
  readers: 'mails',
};

/** An operation of admins on an invited user. */
function invited(body?: object): Call {
  return {
    rule: { is: 'record', for: ['A'] },
    request: async ({ workspace }) => ({
      path: { id: await workspace.invitedUser() },
      ...(body && { body }),
    }),
  };
}

/** Calls without a booking: sign-in, pages, users, reference data. */
export const workspaceCalls: Calls = {
  getHealth: [{ rule: free, request: () => ({}) }],
  getReadiness: [{ rule: free, request: () => ({}) }],
  signIn: [
    {
      rule: free,
      async request({ workspace, actor }) {
        const who = actor === 'nobody' ? 'submitter' : actor;
        await workspace.resetPassword(who);
        const { email } = workspace.users[who];
        const { password } = canaries;
        return { body: { email, password, alias: workspace.alias(actor) } };
      },
    },
  ],
  signInFromHub: [
    {
      rule: free,
      async request({ workspace, actor }) {
        const who = actor === 'nobody' ? 'submitter' : actor;
        const hubId = await workspace.linkToHub(who);
        return { body: { token: await hubToken(hubId, workspace.alias(actor)) } };
      },
    },
  ],
  getSignInMethods: [{ rule: free, request: () => ({}) }],
  signOut: [{ ...open(), endsSession: true, success: 204 }],
  getAnalytics: [page('R', 'F', 'A')],
  syncAnalyticsData: [page('R', 'F', 'A')],
  syncDataFromHub: [page('A')],
  getReferenceData: [open()],
  listClients: [open(), { ...open(() => ({ query: { name: 'a', limit: '5' } })), name: 'by name' }],
  listBillingRegions: [open()],
  listCameraOperators: [page(...staff)],
  listSubmitters: [open()],
  listInternalUsers: [page(...staff)],
  listAccountManagers: [page(...staff)],
  listRegions: [open()],
  listCamopLocations: [open()],
  getUser: [
    {
      name: 'someone else',
      rule: { is: 'own', of: ['submitter', 'editor', 'reviewer', 'finance', 'admin'] },
      request: ({ workspace }) => ({ path: { userId: workspace.users.submitter.id } }),
    },
  ],
  getUserAddress: [open()],
  updateUserAddress: [
    open(() => ({
      body: {
        address: { citySuburb: 'Parramatta', country: 'AU', coordinates: { lat: -33.8, lng: 151 } },
      },
    })),
  ],
  listAddressSuggestions: [open(() => ({ query: { text: '12 Church Street, Parra' } }))],
  lookUpAddress: [open(({ workspace }) => ({ query: { id: workspace.addressId } }))],
  listUserActions: [open()],
  makeUserActionRead: [
    {
      rule: { is: 'ownAbout', of: ['admin'] },
      request: ({ workspace, fixture }) => ({
        path: { userId: workspace.users.admin.id },
        query: { actionId: fixture.actionId },
      }),
    },
  ],
  makeAllUserActionsRead: [
    {
      rule: { is: 'ownAbout', of: ['admin'] },
      request: ({ workspace }) => ({
        path: { userId: workspace.users.admin.id },
        body: { until: '2026-03-06T00:00:00Z' },
      }),
    },
  ],
  streamEvents: [open()],
  getListViews: [
    open(() => ({ path: { list } })),
    { ...ofOffers(), name: 'availabilities' },
    { ...ofInvoices(), name: 'invoices' },
  ],
  addOwnView: [open(() => ({ path: { list }, body: view() }))],
  updateOwnView: [ownView(() => ({ body: view() }))],
  deleteOwnView: [ownView()],
  listWork: [{ ...open(), hasOffers: true }],
  countWork: [open()],
  snoozeWork: [
    {
      rule: { is: 'page', for: ['U', 'C', 'T'] },
      request: () => ({ path: { kind: 'drafts', subject: 'all' }, body: { until: 'tomorrow' } }),
    },
  ],
  unsnoozeWork: [
    {
      rule: { is: 'own', of: ['submitter'] },
      request: async ({ workspace }) => ({
        path: { kind: 'drafts', subject: await workspace.ownSnooze() },
      }),
    },
  ],
  setListColumns: [
    open(() => ({ path: { list }, body: { columns } })),
    { ...ofOffers({ columns }), name: 'availabilities' },
    { ...ofInvoices({ columns }), name: 'invoices' },
  ],
  listUsers: [
    page('A'),
    { ...page('A'), name: 'by name', request: () => ({ query: { name: 'a', limit: '5' } }) },
  ],
  inviteUser: [
    {
      ...page('A'),
      request: () => ({
        body: {
          full_name: 'Sam Invited',
          email: `${randomUUID()}@example.test`,
          role_type: 'editor',
          client: null,
        },
      }),
    },
  ],
  updateUserRights: [invited({ role_type: 'reviewer', client: null })],
  deactivateUser: [invited()],
  activateUser: [invited()],
  inviteUserAgain: [invited()],
  linkUserToHub: [
    {
      ...invited(),
      request: async ({ workspace }) => ({
        path: { id: await workspace.invitedUser() },
        body: { hub_id: randomUUID() },
      }),
    },
  ],
  unlinkUserFromHub: [
    {
      ...invited(),
      request: async ({ workspace }) => ({ path: { id: await workspace.invitedUser('hub') } }),
    },
  ],
  endUserSessions: [{ ...invited(), success: 204 }],
  resetUserSecondFactor: [
    {
      ...invited(),
      async request({ workspace, actor }) {
        const id = await workspace.invitedUser();
        await workspace.giveSecondFactor(actor, id);
        return { path: { id } };
      },
    },
  ],
  getWorkspaceSettings: [page('A')],
  updateWorkspaceSettings: [
    {
      ...page('A'),
      request: () => ({
        body: {
          public_offer_title: 'shoot',
          offer_hours: 'any',
          offer_hours_from: '07:00',
          offer_hours_to: '21:00',
          second_factor: 'optional',
          invoice_name: 'Shootline Pty Ltd',
          invoice_address: '1 Quay Street',
          invoice_country: 'AU',
          invoice_tax_number: '53 004 085 616',
          invoice_language: 'en',
          place_changes_until: 'any',
          content_changes_until: 'any',
          cancellation_until: 'any',
          minimum_gap: '60',
        },
      }),
    },
  ],
  listAuditEvents: [page('A')],
  listMails: [{ ...page('A'), readers: 'mails' }],
  getMail: [mail],
  sendMailAgain: [mail],
};
