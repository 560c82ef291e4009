import { primaryKey, text } from '../drizzle.ts';
import { codeText, shootline } from './columns.ts';
import { tenantId } from './workspace.ts';

/** Keys shared by all processes of the installation; closed to the tenants' role. */
export const installationSecret = shootline.table('installation_secret', {
  name: codeText('name').primaryKey(),
  /** 256 random bits, base64url. */
  value: text('value').notNull(),
});

/** Keys of a workspace, which move with its rows; closed to the tenants' role. */
export const workspaceSecret = shootline.table(
  'workspace_secret',
  {
    tenantId: tenantId(),
    name: codeText('name').notNull(),
    /** 256 random bits, base64url. */
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.name] })],
);
