import type { DemoSignIn } from '@shootline/shared-api/contract';
import { type PersonSpec, acmePeople, demoPeople } from './data/people.ts';

/** The password of all accounts of the demo. */
export const demoPassword = 'shootline';

const accountsOf = (workspace: string, people: readonly PersonSpec[]): DemoSignIn['accounts'] =>
  people
    // One videographer stands for all.
    .filter(({ account, email }) => account && !/^camop\d/.test(email))
    .map(({ email, role }) => ({ workspace, email, role_type: role }));

/** The accounts that the terminal and the sign-in page offer, with their password. */
export const demoSignIn: DemoSignIn = {
  password: demoPassword,
  accounts: [...accountsOf('demo', demoPeople), ...accountsOf('acme', acmePeople)],
};
