import { type Role, roles } from '@shootline/shared-api/contract';
import { type PersonSpec, acmePeople, demoPeople } from './data/people.ts';

/** The password of all accounts of the demo. */
export const demoPassword = 'shootline';

export type DemoAccount = { workspace: string; email: string; role: Role };

const accountsOf = (workspace: string, people: readonly PersonSpec[]): DemoAccount[] =>
  people
    .filter(({ account }) => account)
    .map(({ email, role }) => ({ workspace, email, role: roles[role] }));

export const demoAccounts = [...accountsOf('demo', demoPeople), ...accountsOf('acme', acmePeople)];
