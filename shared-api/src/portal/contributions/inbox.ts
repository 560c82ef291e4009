import type { ReactNode } from 'react';
import type { WorkKind, WorkLine } from '../../contract/index.ts';

/** A piece of work as the inbox shows it; its place and time come from the server. */
export interface InboxRow {
  /** The reason why it waits for the user, in a few words. */
  reason: string;
  title: string;
  /** Further facts in one line. */
  details: string;
  /** The IANA zone of its deadline; null for the user's. */
  zone: string | null;
  href: `/${string}`;
  /** The step that removes it. The link may open a dialog; nothing happens without a further click. */
  action: { label: string; href: `/${string}` };
  /** Buttons that settle it without leaving the inbox, in place of the link; the first is its main step. */
  controls?: () => ReactNode;
}

/** How an area shows its work of one kind. */
export interface InboxKind {
  /** The row of one piece of work; null if the line lacks its record. */
  row: (line: WorkLine) => InboxRow | null;
  /** Several pieces in one line, such as "25 invoices to approve". */
  several: (count: number) => string;
  /** Where all of them are listed. */
  href: `/${string}`;
}

/**
 * The area's work in the inbox: the export `inbox` of a remote's `src/contributions/inbox.ts`, with the kinds
 * that `inbox` in its `remote.ts` names. The server decides who has which work, and its order.
 */
export interface Inbox {
  kinds: Partial<Record<WorkKind, InboxKind>>;
  /** Called when the user leaves the inbox. */
  onLeave?: () => void;
}
