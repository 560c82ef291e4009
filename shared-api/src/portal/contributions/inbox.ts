import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SignedInUser } from '../../contract/index.ts';

/** A piece of work that waits for the user. */
export interface InboxRow {
  /** Unique within its list. */
  id: string;
  /** The reason why it waits for the user, in a few words. */
  reason: string;
  title: string;
  /** Further facts in one line. */
  details: string;
  /** The ISO instant by which it is due, or since which it waits; null without one. */
  due: string | null;
  /** The IANA zone of `due`; null for the user's. */
  zone: string | null;
  href: `/${string}`;
  /** The step that removes it. The link may open a dialog; nothing happens without a further click. */
  action: { label: string; href: `/${string}` };
  /** Buttons that settle it without leaving the inbox, in place of the link. */
  controls?: () => ReactNode;
}

/** The rows of one kind, the most urgent first. */
export interface InboxRows {
  rows: InboxRow[];
  /** Number of rows not loaded; 10001 means more than 10000. */
  more: number;
}

/** A list that rows of the inbox come from. */
export interface InboxList {
  /** Begins with an area's key, so that changes reload the rows. */
  queryKey: QueryKey;
  load: (signal: AbortSignal) => Promise<InboxRows>;
  /** The reason that its rows have in common. */
  name: string;
  /** Where all of it is listed. */
  href: `/${string}`;
  /** Called when the user leaves the inbox. */
  onLeave?: () => void;
}

/**
 * The lists of work that may wait for a user: the export `inbox` of a remote's `src/contributions/inbox.ts`,
 * for the users whom `inbox` in its `remote.ts` names.
 */
export type Inbox = (user: SignedInUser) => readonly InboxList[];
