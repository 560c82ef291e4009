import type { ReadPath } from '../first-call.ts';

/** A call whose last answers are kept in the browser, to be read without a network; never files or secrets. */
export interface KeptCall {
  /** Path in the API's contract; its params are uuids. */
  path: ReadPath;
  /** Number of answers kept, the newest. */
  most: number;
}

/** A `KeptCall` as published; the path may be of a newer contract. */
export interface PublishedKeptCall extends Omit<KeptCall, 'path'> {
  path: string;
}
