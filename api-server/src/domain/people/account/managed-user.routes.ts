import { inLanguageOf } from '../../../platform/texts/languages.ts';
import { isAdmin, type ManagedUser, roles, type UserRights } from '@shootline/shared-api/contract';
import { invitationRules, userRightsRules } from '@shootline/shared-api/rules/account';
import { firstRights, rightsChanges } from '../../audit/rights-changes.rules.ts';
import { type OwnCall, auditCall } from '../../audit/record-audit.ts';
import { findClient } from '../client/client.repository.ts';
import { secondFactorMail } from '../second-factor/second-factor.mail.ts';
import { roleTypeOf } from '../user/user.presenter.ts';
import { aliasOf } from '../user/user.repository.ts';
import {
  conflict,
  fieldError,
  forbidden,
  notFound,
  tooManyRequests,
  validationError,
} from '../../../platform/errors/errors.ts';
import { pageFields } from '../../../platform/http/page-links.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { removePasskeysOf } from '../../../platform/session/second-factor/passkey.repository.ts';
import { removeSecondFactor } from '../../../platform/session/second-factor/second-factor.repository.ts';
import { accessOf } from '../../../platform/session/access.ts';
import { type User, requireAdmin } from '../../../platform/session/viewer.ts';
import { endSessions } from './end-access.repository.ts';
import { invitationMail } from './account.mail.ts';
import { changesRefused, inviteAgainIn } from './managed-user.rules.ts';
import {
  type ManagedUserRow,
  findManagedUser,
  insertUser,
  listManagedUsers,
  lockUsers,
  storeInvitedAgain,
  storeRights,
} from './managed-user.repository.ts';

type Call = Pick<OwnCall, 'tx' | 'viewer'>;

function presentManagedUser(user: ManagedUserRow): ManagedUser {
  return {
    uuid: user.id,
    full_name: user.fullName,
    email: user.email,
    client: user.clientId === null ? null : { id: user.clientId, name: user.clientName ?? '' },
    role_type: roleTypeOf(user.role),
    access: accessOf(user),
    is_from_hub: user.hubId !== null,
    has_second_factor: user.hasSecondFactor,
    created: user.created.toISOString(),
  };
}

async function present({ tx, viewer }: Call, id: string): Promise<ManagedUser> {
  const user = await findManagedUser(tx, viewer.tenantId, id);
  if (!user) throw notFound();
  return presentManagedUser(user);
}

/** A user other than the admin, locked. Throws 404, 403, and 409 with `refusal` for the admin. */
export async function anotherUser(
  { tx, viewer }: Call,
  id: string,
  refusal: string,
): Promise<User> {
  requireAdmin(viewer);
  const locked = await lockUsers(tx, viewer.tenantId, [viewer.id, id]);
  const user = locked.get(id.toLowerCase());
  if (!user) throw notFound();
  if (user.id === viewer.id) throw conflict(refusal);
  // Of two admins who take each other's rights at once, only the first may.
  const self = locked.get(viewer.id);
  if (!self?.isActive || !isAdmin(self.role)) throw forbidden();
  return user;
}

/** The user to change, locked. Throws 409 for the admin and for users kept in the hub. */
async function changeable(call: Call, id: string): Promise<User> {
  const refusal = 'You cannot change your own rights. Please ask another admin.';
  const user = await anotherUser(call, id, refusal);
  if (user.hubId !== null) {
    throw conflict('This user is kept in the hub. Please change their rights there.');
  }
  return user;
}

/** The chosen client. A deactivated one is accepted only if it is the user's already. */
async function clientOf({ tx, viewer }: Call, id: string | null, current: string | null = null) {
  if (id === null) return { clientId: null };
  const client = await findClient(tx, viewer.tenantId, id);
  if (!client || (!client.isActive && client.id !== current)) {
    throw validationError(fieldError('client', 'Please select a value.'));
  }
  return { clientId: client.id, company: client.name };
}

/** Changes a user's rights and records it; returns the changed user. */
export async function change(
  call: OwnCall,
  user: User,
  rights: Parameters<typeof storeRights>[3],
): Promise<ManagedUser> {
  const { tx, viewer } = call;
  const changes = rightsChanges(user, { ...user, ...rights });
  if (changes.length > 0) {
    await storeRights(tx, viewer.tenantId, user.id, rights);
    await auditCall(call, { kind: 'rights_changed', subjectId: user.id, details: { changes } });
  }
  return present(call, user.id);
}

async function mailInvitation({ tx, viewer, deps }: OwnCall, user: User): Promise<void> {
  const { tenantId, fullName } = viewer;
  const alias = await aliasOf(tx, tenantId);
  const letter = inLanguageOf(user, () => invitationMail(user, alias, fullName));
  await queueMail(tx, tenantId, { ...letter, to: user, isOfAccount: true }, deps.clock());
}

export const managedUserHandlers = {
  async listUsers({ c, tx, viewer, query }) {
    requireAdmin(viewer);
    const page = await listManagedUsers(tx, viewer.tenantId, query);
    return {
      ...pageFields(c, '/users', query.offset ?? 0, page, query.limit),
      results: page.rows.map(presentManagedUser),
    };
  },

  async inviteUser(call) {
    const { tx, viewer, body } = call;
    requireAdmin(viewer);
    const { full_name: fullName, email, role_type, client } = checkedBy(invitationRules, body);
    const { clientId, company = '' } = await clientOf(call, client);
    const values = { fullName, email, role: roles[role_type], clientId, company };
    const user = await insertUser(tx, viewer.tenantId, values);
    if (!user) {
      throw validationError(fieldError('email', 'A user of this workspace has this address.'));
    }
    await mailInvitation(call, user);
    const details = { changes: firstRights(user) };
    await auditCall(call, { kind: 'user_added', subjectId: user.id, details });
    return present(call, user.id);
  },

  async updateUserRights(call) {
    const user = await changeable(call, call.path.id);
    const chosen: UserRights = checkedBy(userRightsRules, call.body);
    const rights = {
      role: roles[chosen.role_type],
      ...(await clientOf(call, chosen.client, user.clientId)),
    };
    const refused = changesRefused(user, rights);
    if (refused.length > 0) throw validationError(...refused);
    return change(call, user, rights);
  },

  async deactivateUser(call) {
    return change(call, await changeable(call, call.path.id), { isActive: false });
  },

  async activateUser(call) {
    return change(call, await changeable(call, call.path.id), { isActive: true });
  },

  async inviteUserAgain(call) {
    const user = await changeable(call, call.path.id);
    if (accessOf(user) !== 'invited') {
      throw conflict('Only users who have not chosen a password yet can be invited again.');
    }
    const { tx, viewer, deps } = call;
    const now = deps.clock();
    const wait = inviteAgainIn(user, now);
    if (wait > 0) {
      throw tooManyRequests(
        'This user was invited again less than an hour ago.',
        wait,
        'invitation',
      );
    }
    await storeInvitedAgain(tx, viewer.tenantId, user.id, now);
    await mailInvitation(call, user);
    return present(call, user.id);
  },

  async resetUserSecondFactor(call) {
    const { tx, viewer, deps } = call;
    const user = await anotherUser(
      call,
      call.path.id,
      'Please change your own second factor in My Account.',
    );
    const hadApp = await removeSecondFactor(tx, user);
    const hadPasskeys = await removePasskeysOf(tx, user);
    if (!hadApp && !hadPasskeys) {
      throw conflict('This user has no second factor.');
    }
    await endSessions(tx, user.tenantId, [user.id]);
    const alias = await aliasOf(tx, viewer.tenantId);
    const letter = inLanguageOf(user, () => secondFactorMail(user, alias, 'reset'));
    await queueMail(tx, viewer.tenantId, { ...letter, to: user }, deps.clock());
    await auditCall(call, { kind: 'second_factor_reset', subjectId: user.id });
    return present(call, user.id);
  },

  async endUserSessions(call) {
    const refusal = 'Please end your own sessions in My Account.';
    const user = await anotherUser(call, call.path.id, refusal);
    await endSessions(call.tx, user.tenantId, [user.id]);
    await auditCall(call, { kind: 'sessions_ended', subjectId: user.id });
    return call.c.body(null, 204);
  },
} satisfies Partial<Handlers>;
