export type ClientSpec = {
  key: string;
  name: string;
  billingRegion: 'Australia' | 'Asia' | 'US' | 'UK';
  shootDurationMax: number;
  /** Key of the person who looks after the client. */
  manager: string;
  industry: string;
  /** Where it films, the likelier the higher the number. */
  regions: readonly (readonly [region: string, weight: number])[];
  accounts: { name: string; email: string };
};

export const australianClients: readonly ClientSpec[] = [
  {
    key: 'harbour',
    name: 'Harbour Foods',
    billingRegion: 'Australia',
    shootDurationMax: 12,
    manager: 'reviewer',
    industry: 'food',
    regions: [
      ['sydney', 6],
      ['melbourne', 2],
      ['brisbane', 2],
      ['adelaide', 2],
      ['perth', 1],
      ['singapore', 1],
    ],
    accounts: { name: 'Harbour Foods Accounts', email: 'accounts@harbourfoods.test' },
  },
  {
    key: 'bayside',
    name: 'Bayside Health Network',
    billingRegion: 'Australia',
    shootDurationMax: 8,
    manager: 'amanager',
    industry: 'health',
    regions: [
      ['melbourne', 5],
      ['adelaide', 2],
      ['sydney', 1],
    ],
    accounts: { name: 'Glenys Whitford', email: 'payables@baysidehealth.test' },
  },
  {
    key: 'ironbark',
    name: 'Ironbark Construction Group',
    billingRegion: 'Australia',
    shootDurationMax: 12,
    manager: 'reviewer',
    industry: 'construction',
    regions: [
      ['perth', 4],
      ['brisbane', 4],
      ['sydney', 1],
    ],
    accounts: { name: 'Project Accounts', email: 'ap@ironbarkgroup.test' },
  },
  {
    key: 'wattle',
    name: 'Wattle & Pine Homewares',
    billingRegion: 'Australia',
    shootDurationMax: 10,
    manager: 'amanager',
    industry: 'retail',
    regions: [
      ['sydney', 3],
      ['melbourne', 3],
      ['brisbane', 2],
      ['perth', 1],
    ],
    accounts: { name: 'Ingrid Solberg', email: 'finance@wattleandpine.test' },
  },
  {
    key: 'coral',
    name: 'Coral Coast Institute',
    billingRegion: 'Australia',
    shootDurationMax: 9,
    manager: 'editor',
    industry: 'education',
    regions: [
      ['brisbane', 4],
      ['adelaide', 3],
      ['sydney', 1],
    ],
    accounts: { name: 'Campus Finance Office', email: 'invoices@coralcoast.test' },
  },
];
