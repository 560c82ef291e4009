/** A column of the table in docs/product/roles-and-rights.md#rights. */
export type Column = 'U' | 'C' | 'T' | 'V' | 'E' | 'R' | 'F' | 'A';

export interface Person {
  name: string;
  column: Column;
  email: string;
}

const person = (name: string, column: Column, account: string): Person => ({
  name,
  column,
  email: `${account}@demo.test`,
});

/** A demo account for each column; the client's four belong to one client. */
export const users = {
  unapproved: person('an unapproved client user', 'U', 'unapproved'),
  client: person('a client user', 'C', 'client'),
  teamAdmin: person('a client team admin', 'T', 'teamadmin'),
  owner: person('a client owner', 'T', 'owner'),
  videographer: person('the assigned videographer', 'V', 'camop'),
  editor: person('an editor', 'E', 'editor'),
  reviewer: person('a reviewer', 'R', 'reviewer'),
  finance: person('finance', 'F', 'finance'),
  admin: person('an admin', 'A', 'admin'),
} as const satisfies Record<string, Person>;

export const everyone: readonly Person[] = Object.values(users);
