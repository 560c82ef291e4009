import { roles } from '@shootline/shared-api/contract';
import type { Env } from '../../env.ts';
import { StartError } from '../../start-error.ts';
import type { Db } from '../client.ts';
import { tenantTransaction } from '../tenant-transaction.ts';
import { createUser, createWorkspace } from './workspaces.ts';

const shortestPassword = 10;

function check({ email, password, workspace }: Env['admin']): void {
  const missing = [
    email === '' && 'ADMIN_EMAIL',
    password === '' && 'ADMIN_PASSWORD',
    workspace === '' && 'ADMIN_WORKSPACE',
  ].filter(Boolean);
  if (missing.length > 0) {
    throw new StartError(
      `The database is empty and no demo is wanted, so the first admin must be named: set ${missing.join(', ')}.`,
    );
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new StartError(`ADMIN_EMAIL must be an email address, not "${email}".`);
  }
  if (password.length < shortestPassword) {
    throw new StartError(`ADMIN_PASSWORD must have at least ${shortestPassword} characters.`);
  }
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/i.test(workspace)) {
    throw new StartError(
      `ADMIN_WORKSPACE must be letters, digits and hyphens, not "${workspace}".`,
    );
  }
}

/** Adds the first workspace with its admin to an empty database. Throws `StartError`. */
export async function createFirstAdmin(db: Db, admin: Env['admin']): Promise<void> {
  check(admin);
  const { email, password, workspace } = admin;
  const { id } = await createWorkspace(db, { alias: workspace.toLowerCase(), name: workspace });
  await tenantTransaction(db, id, (tx) =>
    createUser(tx, id, { role: roles.admin, fullName: 'Admin', email, password }),
  );
}
