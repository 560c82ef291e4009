import { roles } from '@shootline/shared-api/contract';
import { credentialsRules } from '@shootline/shared-api/rules/session';
import { type StringSchema, reach } from 'yup';
import { logAuditEvents } from '../domain/audit/record-audit.ts';
import {
  type NewAuditEvent,
  type Origin,
  insertAuditEvents,
} from '../domain/audit/audit.repository.ts';
import { firstRights } from '../domain/audit/rights-changes.rules.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../platform/log/logger.ts';
import { StartError } from '../platform/process/start-error.ts';
import { isEasyToGuess } from '../platform/session/password/password-strength.ts';
import type { Db } from '../platform/db/db.ts';
import { workspaceTransaction } from '../platform/db/workspace-transaction.ts';
import { createUser, createWorkspace } from '../domain/people/user/workspaces.ts';

const shortestPassword = 12;

// The rule for signing in, so that the first admin can sign in again.
const emailRule = reach(credentialsRules, 'email') as StringSchema;

/** Throws `StartError` if the first admin's settings are incomplete or the password is weak. */
export async function checkFirstAdmin({ email, password, workspace }: Env['admin']): Promise<void> {
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
  if (!emailRule.isValidSync(email)) {
    throw new StartError(`ADMIN_EMAIL must be an email address, not "${email}".`);
  }
  if (password.length < shortestPassword) {
    throw new StartError(`ADMIN_PASSWORD must have at least ${shortestPassword} characters.`);
  }
  if (/^\d+$/.test(password))
    throw new StartError('ADMIN_PASSWORD must not consist of digits only.');
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/i.test(workspace)) {
    throw new StartError(
      `ADMIN_WORKSPACE must be letters, digits and hyphens, not "${workspace}".`,
    );
  }
  if (await isEasyToGuess(password, ['Shootline', workspace, email])) {
    throw new StartError(
      'ADMIN_PASSWORD is easy to guess; choose one that is not a common password, and not a name or word with something added.',
    );
  }
}

/** Adds the first workspace with its admin to an empty database, and records it. Throws `StartError`. */
export async function createFirstAdmin(
  db: Db,
  admin: Env['admin'],
  logger: Pick<Logger, 'audit'>,
): Promise<void> {
  await checkFirstAdmin(admin);
  const { email, password, workspace } = admin;
  const origin: Origin = { address: null, requestId: null, at: new Date() };
  const { tenantId, events } = await db.transaction(async (tx) => {
    const { id } = await createWorkspace(tx, { alias: workspace.toLowerCase(), name: workspace });
    const added = await workspaceTransaction(tx, id, async (inner) => {
      const values = { role: roles.admin, fullName: 'Admin', email, password };
      const user = await createUser(inner, id, values);
      const details = { changes: firstRights(user) };
      const event: NewAuditEvent = {
        kind: 'user_added',
        userId: null,
        subjectId: user.id,
        details,
      };
      await insertAuditEvents(inner, id, origin, [event]);
      return event;
    });
    return { tenantId: id, events: [added] };
  });
  logAuditEvents(logger, tenantId, origin, events);
}
