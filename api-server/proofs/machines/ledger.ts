import { createHash } from 'node:crypto';

/** The acknowledged writes, each exactly as the user was told. */
export type Ledger = {
  created: { booking: string; title: string }[];
  /** The version and state of a booking after a change. */
  steps: { booking: string; version: number; state: string }[];
  comments: { thread: string; text: string }[];
  files: { booking: string; name: string; path: string; hash: string }[];
  offers: { booking: string; videographer: string }[];
  answers: { offer: string; state: string }[];
  invoices: { booking: string; number: string; path: string; hash: string }[];
  payments: { invoice: string }[];
};

export function emptyLedger(): Ledger {
  return {
    created: [],
    steps: [],
    comments: [],
    files: [],
    offers: [],
    answers: [],
    invoices: [],
    payments: [],
  };
}

/** The number of acknowledged writes. */
export function sizeOf(ledger: Ledger): number {
  return Object.values(ledger).reduce((sum, { length }) => sum + length, 0);
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
