import type { RoleName } from '@shootline/shared-api/contract';

export type PersonSpec = {
  key: string;
  name: string;
  email: string;
  role: RoleName;
  /** Region in which the person lives. */
  home: string;
  client?: string;
  /** Regions in which a videographer films. */
  serves?: readonly string[];
  /** Working hours of a videographer, as stored; without them they work at any time. */
  hours?: number[];
  /** Has an account; the others exist without a password. */
  account?: boolean;
  withoutAddress?: boolean;
};

const account = (key: string, name: string, role: RoleName, home = 'sydney') =>
  ({ key, name, email: `${key}@demo.test`, role, home, account: true }) as const;

const staff: PersonSpec[] = [
  account('admin', 'Priya Raman', 'admin'),
  account('finance', 'Tobias Keller', 'finance'),
  account('reviewer', 'Amelia Hart', 'reviewer', 'melbourne'),
  account('editor', 'Jonas Weber', 'editor', 'london'),
  {
    key: 'amanager',
    name: 'Callum Reyes',
    email: 'callum.reyes@demo.test',
    role: 'reviewer',
    home: 'singapore',
  },
];

const harbour = { client: 'harbour' } as const;

const clientAccounts: PersonSpec[] = [
  { ...account('owner', 'Margaret Ellison', 'client_owner'), ...harbour },
  { ...account('teamadmin', 'Daniel Osei', 'client_team_admin'), ...harbour, withoutAddress: true },
  { ...account('client', 'Sophie Tran', 'client_user'), ...harbour },
  {
    ...account('unapproved', 'Liam Fraser', 'unapproved_client_user', 'brisbane'),
    ...harbour,
    withoutAddress: true,
  },
];

/** Someone at a client, without an account. */
export const colleague = (
  client: string,
  name: string,
  email: string,
  home: string,
  role: RoleName = 'client_user',
): PersonSpec => ({ key: email, name, email, role, home, client });

const colleagues: PersonSpec[] = [
  colleague('harbour', 'Ngaire Thompson', 'ngaire.thompson@harbourfoods.test', 'melbourne'),
  colleague('harbour', 'Vikram Sethi', 'vikram.sethi@harbourfoods.test', 'sydney'),
  colleague('bayside', 'Eleni Papadakis', 'eleni.papadakis@baysidehealth.test', 'melbourne'),
  colleague('bayside', 'Dr Hamish Boyd', 'hamish.boyd@baysidehealth.test', 'melbourne'),
  colleague('bayside', 'Wen Li', 'wen.li@baysidehealth.test', 'adelaide', 'client_team_admin'),
  colleague('ironbark', 'Shane Kowalski', 'shane.kowalski@ironbarkgroup.test', 'perth'),
  colleague('ironbark', 'Teresa Domingo', 'teresa.domingo@ironbarkgroup.test', 'brisbane'),
  colleague('wattle', 'Freya Lindqvist', 'freya.lindqvist@wattleandpine.test', 'sydney'),
  colleague('wattle', 'Oscar Nguyen', 'oscar.nguyen@wattleandpine.test', 'melbourne'),
  colleague('coral', 'Dr Alison McKay', 'alison.mckay@coralcoast.test', 'brisbane'),
  colleague('coral', 'Petra Novak', 'petra.novak@coralcoast.test', 'adelaide', 'client_owner'),
  colleague('lionquay', 'Lim Jia Wei', 'jiawei.lim@lionquay.test', 'singapore'),
  colleague('lionquay', 'Anjali Menon', 'anjali.menon@lionquay.test', 'singapore'),
  colleague('kowloon', 'Karen Cheung', 'karen.cheung@kblogistics.test', 'hong kong'),
  colleague('kowloon', 'Matthew Fung', 'matthew.fung@kblogistics.test', 'hong kong'),
  colleague('straits', 'Nurul Aisyah', 'nurul.aisyah@straitsdigital.test', 'singapore'),
  colleague('straits', 'Benedict Goh', 'benedict.goh@straitsdigital.test', 'singapore'),
  colleague('redwood', 'Alicia Romero', 'alicia.romero@redwoodmesa.test', 'san diego'),
  colleague('redwood', 'Trevor Haskins', 'trevor.haskins@redwoodmesa.test', 'usa'),
  colleague('gaslamp', 'Monique Baptiste', 'monique.baptiste@gaslamphotels.test', 'usa'),
  colleague('gaslamp', 'Greg Stanton', 'greg.stanton@gaslamphotels.test', 'san diego'),
  colleague('thornbury', 'Imogen Clarke', 'imogen.clarke@thornburylowe.test', 'london'),
  colleague('thornbury', 'Rupert Adeyemi', 'rupert.adeyemi@thornburylowe.test', 'london'),
  colleague('albion', 'Gwen Pritchard', 'gwen.pritchard@albionrail.test', 'london'),
  colleague('albion', 'Sanjay Bhatt', 'sanjay.bhatt@albionrail.test', 'london'),
];

export const demoPeople: readonly PersonSpec[] = [...staff, ...clientAccounts, ...colleagues];
