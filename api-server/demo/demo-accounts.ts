import { type Role, roles } from '@shootline/shared-api/contract';

/** The accounts of the demo workspaces; one password for all. */
export const demoPassword = 'shootline';

export type DemoAccount = { workspace: string; email: string; role: Role };

function account(workspace: string, name: string, role: Role): DemoAccount {
  return { workspace, email: `${name}@${workspace}.test`, role };
}

export const demoAccounts: DemoAccount[] = [
  account('demo', 'admin', roles.admin),
  account('demo', 'finance', roles.finance),
  account('demo', 'reviewer', roles.reviewer),
  account('demo', 'editor', roles.editor),
  account('demo', 'owner', roles.client_owner),
  account('demo', 'teamadmin', roles.client_team_admin),
  account('demo', 'client', roles.client_user),
  account('demo', 'unapproved', roles.unapproved_client_user),
  account('demo', 'camop', roles.camera_operator),
  ...Array.from({ length: 11 }, (_, index) =>
    account('demo', `camop${index + 2}`, roles.camera_operator),
  ),
  account('acme', 'admin', roles.admin),
  account('acme', 'client', roles.client_user),
  account('acme', 'camop', roles.camera_operator),
];
