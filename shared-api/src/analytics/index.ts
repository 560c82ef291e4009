/** @deprecated Each app has its own calls. */
export { analyticsActions } from './analytics.actions.ts';
/** @deprecated Each app has its own calls. */
export { type AnalyticsFilter, analyticsQueries } from './analytics.queries.ts';
