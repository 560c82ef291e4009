import type { Cluster } from '../cluster/cluster.ts';
import type { Observed } from '../calls.ts';
import type { House } from '../house.ts';
import type { Ledger } from '../ledger.ts';
import type { User } from '../users.ts';

/** Everything that a check may look at. */
export type Evidence = {
  cluster: Cluster;
  observed: Observed;
  ledger: Ledger;
  houses: House[];
  users: User[];
};

/** The count of a check, such as `12 comments`, and its faults. */
export type Finding = { counted: string; wrong: string[] };

/** A condition that must hold at the end. */
export type Check = { name: string; find(evidence: Evidence): Promise<Finding> | Finding };
