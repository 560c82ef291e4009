import { keptEmail } from '@shootline/shared-api/rules';
import type { InferInsertModel } from '../../../platform/db/drizzle.ts';
import { type PasswordCost, hashPassword } from '../../../platform/session/password/password.ts';
import type { Db } from '../../../platform/db/db.ts';
import { client, appUser, numbering, tenant } from '../../schema.ts';

type New<Table extends { $inferInsert: unknown }> = Omit<Table['$inferInsert'], 'id' | 'tenantId'>;

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The database did not return the new row.');
  return row;
}

/** Adds a workspace. Takes a connection or transaction outside any tenant. */
export async function createWorkspace(db: Db, values: { alias: string; name: string }) {
  const made = only(await db.insert(tenant).values(values).returning());
  await db.insert(numbering).values({ tenantId: made.id });
  return made;
}

/** Adds a client to a workspace, inside `workspaceTransaction`. */
export async function createClient(tx: Db, tenantId: string, values: New<typeof client>) {
  return only(
    await tx
      .insert(client)
      .values({ ...values, tenantId })
      .returning(),
  );
}

export type NewUser = Omit<New<typeof appUser>, 'passwordHash'> &
  ({ password?: string; cost?: PasswordCost } | { passwordHash: string });

/**
 * Adds a user to a workspace, inside `workspaceTransaction`. For many users with one password, pass the
 * `passwordHash` of a single `hashPassword` call, as hashing is deliberately slow.
 */
export async function createUser(tx: Db, tenantId: string, user: NewUser) {
  const values: InferInsertModel<typeof appUser> = {
    ...user,
    tenantId,
    email: keptEmail(user.email),
  };
  if ('password' in user && user.password !== undefined) {
    values.passwordHash = await hashPassword(user.password, user.cost);
  }
  return only(await tx.insert(appUser).values(values).returning());
}
