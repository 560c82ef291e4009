import { wallText } from '@shootline/shared-api/rules';
import { knownZone } from '../../reference/places.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Cell } from './cells.rules.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';

export type ReportContext = {
  /** Rights for rows and columns: the recipient's, never more than the requester's. */
  reader: Viewer;
  now: Date;
  /**
   * Runs a short transaction in the workspace; none stays open while a batch is written. With
   * `isSnapshot` all its statements read the same snapshot.
   */
  inside<Result>(
    work: (tx: Db) => Promise<Result>,
    options?: { isSnapshot?: boolean },
  ): Promise<Result>;
};

/** A kind of export. */
export type Report<Filter> = {
  /** Its name in mails and file names. */
  what: string;
  /** Whether a user may request this export, checked on request and again when it runs. */
  mayRequest(viewer: Viewer, filter: Filter): boolean;
  /** Headings of a reader's columns; `{brand}` is replaced by the product's name. */
  headings(reader: Viewer): string[];
  /** The records in batches, each with one cell for each heading. */
  batches(context: ReportContext, filter: Filter): AsyncIterable<Cell[][]>;
};

/** An instant in an IANA zone as YYYY-MM-DD HH:mm, which every spreadsheet reads. */
export function sortableTime(at: Date | null, zone: string): string | null {
  if (at === null) return null;
  const [day = '', time = ''] = wallText(at, knownZone(zone)).split(' ');
  return `${day.split('-').reverse().join('-')} ${time}`;
}

/** The time in a zone for a file name: YYYY-MM-DD-HHmm. */
export function timeInFileName(at: Date, zone: string): string {
  return (sortableTime(at, zone) ?? '').replace(' ', '-').replace(':', '');
}
