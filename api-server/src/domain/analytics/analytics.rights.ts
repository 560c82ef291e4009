import { type AnalyticsPart, type Role, roles } from '@shootline/shared-api/contract';

/** The lowest role that may see a part of Analytics (docs/product/analytics.md#tabs). */
const readers: Record<AnalyticsPart, Role> = {
  bookings: roles.reviewer,
  jobs: roles.reviewer,
  feedback: roles.reviewer,
  work: roles.reviewer,
  margin: roles.finance,
  system: roles.reviewer,
};

/** Whether a user may see a part of Analytics. */
export function mayReadPart({ role }: { role: Role }, part: AnalyticsPart): boolean {
  return role >= readers[part];
}

/** Whether a user may see any part of Analytics, and so open it. */
export function mayReadAnalytics({ role }: { role: Role }): boolean {
  return Object.values(readers).some((lowest) => role >= lowest);
}
