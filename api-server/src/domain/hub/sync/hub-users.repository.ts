import { isInternal, roles } from '@shootline/shared-api/contract';
import { readPhone } from '@shootline/shared-api/phones';
import { keptEmail } from '@shootline/shared-api/rules';
import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts';
import type { NewAuditEvent } from '../../audit/audit.repository.ts';
import { firstRights, rightsChanges } from '../../audit/rights-changes.rules.ts';
import { endAccess } from '../../people/account/end-access.repository.ts';
import type { Db } from '../../../platform/db/db.ts';
import { appUser } from '../../schema.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import type { User, Viewer } from '../../../platform/session/viewer.ts';
import { clientsByHubId } from './hub-clients.repository.ts';
import type { HubUser } from './hub-feed-schema.ts';
import type { HubFeed } from './hub-feed.ts';
import { planOf, swapsKeys } from './hub-plan.ts';
import { oneLine } from './hub-text.ts';

const keys = {
  ofItem: (item: HubUser) => keptEmail(item.email),
  ofCurrent: (current: User) => current.email,
};

type Clients = Awaited<ReturnType<typeof clientsByHubId>>;

/** The hub's phone number; empty if it is not one number (docs/hub.md). */
function phoneOf({ phone, timezone }: HubUser): string {
  const reading = readPhone(phone, timezone);
  return 'shown' in reading ? reading.shown : '';
}

function valuesOf(item: HubUser, clients: Clients) {
  const employer = item.client === null ? undefined : clients.get(item.client);
  return {
    hubId: item.id,
    hubUpdated: new Date(item.updated),
    isActive: true,
    fullName: oneLine(item.full_name),
    email: keptEmail(item.email),
    phone: phoneOf(item),
    timezone: item.timezone,
    role: roles[item.role],
    clientId: employer?.id ?? null,
    ...(employer ? { company: employer.name } : {}),
    ...(item.locations ? { locations: item.locations } : {}),
  };
}

/** Whether the hub may give an existing user this role; it must not promote staff. */
function mayBecome(current: User, role: number, viewer: Viewer): boolean {
  if (current.id === viewer.id) return role === current.role;
  return !isInternal(role) || role <= current.role;
}

type Rights = Pick<User, 'role' | 'clientId' | 'isActive' | 'email'>;
type RightsEvent = Omit<NewAuditEvent, 'userId'>;

/** The audit event for a change of someone's rights; empty if nothing changed. */
function changeOf(before: User, after: Partial<Rights>): RightsEvent[] {
  const changes = rightsChanges(before, { ...before, ...after });
  if (changes.length === 0) return [];
  return [{ kind: 'rights_changed', subjectId: before.id, details: { changes } }];
}

/**
 * Writes the hub's users. Returns how many were new, updated and deleted, the changes of rights, and the
 * users left out because an account that the workspace manages has their address. Deleted users become
 * inactive and are signed out. Passwords stay, the viewer keeps role and access, and nobody is promoted among
 * staff. Logs these exceptions and new staff. Throws 409 if two users share an email.
 */
export async function writeUsers(
  tx: Db,
  { viewer, logger }: { viewer: Viewer; logger: Logger },
  items: HubFeed['users'],
  isFull: boolean,
) {
  const { tenantId } = viewer;
  const current = await tx
    .select()
    .from(appUser)
    .where(eq(appUser.tenantId, tenantId))
    .for('no key update');
  const plan = planOf<HubUser, User>(items, current, { isFull, keys, takesOver: false });
  const clients = await clientsByHubId(tx, tenantId);
  const of = (ids: string[]) => and(eq(appUser.tenantId, tenantId), inArray(appUser.id, ids));
  const note = (event: string, userId: string, role?: string) =>
    logger.error({ event, tenantId, userId, role });

  if (swapsKeys(plan, keys)) {
    const ids = plan.changed.map(({ current: { id } }) => id);
    await tx
      .update(appUser)
      .set({ email: sql`${appUser.id}::text` })
      .where(of(ids));
  }
  const rights: RightsEvent[] = [];
  for (const { item, current: before } of plan.changed) {
    const { role, clientId, ...values } = valuesOf(item, clients);
    const isGiven = mayBecome(before, role, viewer);
    if (!isGiven) note('hub role not given', before.id, item.role);
    const after = isGiven ? { ...values, role, clientId } : values;
    await tx
      .update(appUser)
      .set(after)
      .where(of([before.id]));
    rights.push(...changeOf(before, after));
  }
  for (const item of plan.added) {
    const values = { tenantId, ...valuesOf(item, clients) };
    const [made] = await tx.insert(appUser).values(values).returning({ id: appUser.id });
    if (!made) throw new Error('The database did not return the new user.');
    if (isInternal(values.role)) note('hub adds staff', made.id, item.role);
    const changes = firstRights(values);
    rights.push({ kind: 'user_added', subjectId: made.id, details: { changes } });
  }
  const leaving = plan.gone.filter(({ id }) => id !== viewer.id);
  rights.push(...leaving.flatMap((before) => changeOf(before, { isActive: false })));
  const gone = leaving.map(({ id }) => id);
  if (gone.length < plan.gone.length) note('hub deletes who syncs', viewer.id);
  if (gone.length > 0) {
    await tx.update(appUser).set({ isActive: false }).where(of(gone));
    await endAccess(tx, tenantId, gone);
  }
  const counts = { new: plan.added.length, updated: plan.changed.length, deleted: gone.length };
  const notLinked = plan.notLinked.map((item) => ({
    email: keys.ofItem(item),
    hub_id: item.id,
    full_name: oneLine(item.full_name),
  }));
  return { counts, rights, notLinked: notLinked.sort((a, b) => a.email.localeCompare(b.email)) };
}
