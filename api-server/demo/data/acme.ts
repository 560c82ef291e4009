import type { ClientSpec } from './clients.ts';
import { type PersonSpec, colleague } from './people.ts';

export const acmeClients: readonly ClientSpec[] = [
  {
    key: 'brightwater',
    name: 'Brightwater Homes',
    billingRegion: 'Australia',
    shootDurationMax: 10,
    manager: 'admin',
    industry: 'construction',
    regions: [
      ['sydney', 2],
      ['melbourne', 1],
    ],
    accounts: { name: 'Office Manager', email: 'office@brightwaterhomes.test' },
  },
  {
    key: 'corner',
    name: 'Corner Larder',
    billingRegion: 'Australia',
    shootDurationMax: 8,
    manager: 'admin',
    industry: 'food',
    regions: [
      ['melbourne', 2],
      ['sydney', 1],
    ],
    accounts: { name: 'Bookkeeping', email: 'books@cornerlarder.test' },
  },
];

export const acmePeople: readonly PersonSpec[] = [
  {
    key: 'admin',
    name: 'Noor Haddad',
    email: 'admin@acme.test',
    role: 'admin',
    home: 'melbourne',
    account: true,
  },
  {
    key: 'client',
    name: 'Jack Petersen',
    email: 'client@acme.test',
    role: 'client_user',
    home: 'sydney',
    client: 'brightwater',
    account: true,
  },
  colleague('corner', 'Bianca Russo', 'bianca.russo@cornerlarder.test', 'melbourne'),
  {
    key: 'camop',
    name: 'Ella Whitmore',
    email: 'camop@acme.test',
    role: 'camera_operator',
    home: 'sydney',
    serves: ['sydney', 'melbourne'],
    account: true,
  },
  {
    key: 'felix',
    name: 'Felix Andrade',
    email: 'felix@andradefilms.test',
    role: 'camera_operator',
    home: 'melbourne',
    serves: ['melbourne', 'sydney'],
  },
];
