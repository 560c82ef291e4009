import { wallText } from '@shootline/shared-api/rules';
import { isZone } from '../analytics/timeline.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';

export type ReportContext = {
  /** The requester, as the database knows them when the export runs. */
  viewer: Viewer;
  now: Date;
  /** One short transaction of the workspace: no batch holds it while it is written. */
  inside<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
};

/** What can be exported. */
export type Report<Filter> = {
  /** Its name in mails and file names. */
  what: string;
  /** Whether a user may export this, asked with the request and again when it runs. */
  mayRequest(viewer: Viewer, filter: Filter): boolean;
  /** Headings of the columns, `{brand}` standing for the product's name. */
  headings: string[];
  /** The records in batches that fit into memory, with as many cells as there are headings. */
  batches(context: ReportContext, filter: Filter): AsyncIterable<string[][]>;
};

const zones = new Map<string, string>();

/** The zone itself; UTC where it is not known. */
export function knownZone(zone: string): string {
  const valid = zones.get(zone) ?? (isZone(zone) ? zone : 'UTC');
  zones.set(zone, valid);
  return valid;
}

/** An instant on the clocks of an IANA zone as YYYY-MM-DD HH:mm, which every spreadsheet reads. */
export function sortableTime(at: Date | null, zone: string): string | null {
  if (at === null) return null;
  const [day = '', time = ''] = wallText(at, knownZone(zone)).split(' ');
  return `${day.split('-').reverse().join('-')} ${time}`;
}
