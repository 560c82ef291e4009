import type { Connection } from './connection/client.ts';
import type { Replica } from './replica/replica.ts';

/** The database's connections. */
export type Databases = Pick<Connection, 'db' | 'background' | 'probe' | 'listen'> & {
  /** Answers reads in place of the database, if there is one. */
  replica?: Replica | undefined;
};
