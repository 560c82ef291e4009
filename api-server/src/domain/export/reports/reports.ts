import type { ReportKind } from '../../schema/export.ts';
import { analyticsReport } from './analytics-report.ts';
import { bookingsReport } from './bookings-report.ts';
import type { Report } from './report.ts';
import { invoicesReport } from './invoices-report.ts';

/** All mailed exports. */
export const reports = {
  bookings: bookingsReport,
  invoices: invoicesReport,
  analytics: analyticsReport,
} satisfies Record<ReportKind, unknown>;

export type FilterOf<Kind extends ReportKind> =
  (typeof reports)[Kind] extends Report<infer Filter> ? Filter : never;

/** The report of a stored kind, for its stored filter. */
export function reportOf(kind: string): Report<never> {
  const report: Report<never> | undefined = Object.hasOwn(reports, kind)
    ? reports[kind as ReportKind]
    : undefined;
  if (!report) throw new Error(`There is no export of ${kind}.`);
  return report;
}
