export { analyticsActions } from './analytics.actions.ts';
export { type AnalyticsFilter, analyticsQueries } from './analytics.queries.ts';
