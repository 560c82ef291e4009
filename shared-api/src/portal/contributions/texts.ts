import type { AuditEvent, AuditKind, NotificationTopic } from '../../contract/index.ts';

type Names<Code extends string> = Readonly<Partial<Record<Code, string>>>;

/**
 * Names of an area's codes on the shell's own pages: the export `texts` of a remote's
 * `src/contributions/texts.ts`. A code without a name is shown as words.
 */
export interface AreaTexts {
  /** Kinds of jobs that failed. */
  jobs?: Names<string>;
  /** Kinds of events of the audit. */
  events?: Names<AuditKind>;
  /** Kinds of exports in the audit. */
  exports?: Names<NonNullable<AuditEvent['export']>['kind']>;
  /** Kinds of downloaded files in the audit. */
  files?: Names<NonNullable<AuditEvent['file']>['kind']>;
  /** Topics of notifications that users choose. */
  topics?: Names<NotificationTopic>;
}
