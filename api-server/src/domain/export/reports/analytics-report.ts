import { msg } from '@shootline/shared-api/rules';
import { isAdmin } from '@shootline/shared-api/contract';
import type { AnalyticsFilter } from '../../analytics/analytics-filter.ts';
import { mayReadAnalytics } from '../../analytics/analytics.rights.ts';
import { analyticsOf } from '../../analytics/analytics.routes.ts';
import { type Figure, figuresOf } from './analytics-figures.ts';
import { type Column, cellsOf, number, text } from './cells.rules.ts';
import { type Report, sortableTime } from './report.ts';

const columns: Column<Figure>[] = [
  text('Section', ({ section }) => section),
  text('Name', ({ name }) => name),
  number('Value', ({ value }) => value),
  text('Currency', ({ currency }) => currency ?? null),
  text('Feedback By', ({ feedback }) => feedback?.by ?? null),
  text('Feedback Date (UTC)', ({ feedback }) =>
    sortableTime(feedback ? new Date(feedback.date) : null, 'UTC'),
  ),
  text('Booking', ({ feedback }) => feedback?.booking_title ?? null),
  text('Note', ({ feedback }) => feedback?.note ?? null),
];

/** All figures of Analytics that the reader may see, for users who may open the page. */
export const analyticsReport: Report<AnalyticsFilter> = {
  what: msg('analytics'),
  mayRequest: (viewer, filter) =>
    mayReadAnalytics(viewer) && (filter.billing_region === undefined || isAdmin(viewer.role)),
  headings: () => columns.map(({ heading }) => heading),
  async *batches({ reader, now, inside }, filter) {
    const shown = await inside((tx) => analyticsOf({ tx, viewer: reader, now, filter }), {
      isSnapshot: true,
    });
    yield figuresOf(shown).map((figure) => cellsOf(columns, figure));
  },
};
