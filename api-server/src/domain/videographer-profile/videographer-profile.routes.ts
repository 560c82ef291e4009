import { isInternal } from '@shootline/shared-api/contract';
import { wallText } from '@shootline/shared-api/rules';
import { notFound } from '../../platform/errors/errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { spanInAllZones, daysFrom } from '../calendar/calendar-span.rules.ts';
import { daysOf, forStaff } from '../calendar/entry-days.rules.ts';
import { calendarsOf } from '../offer/staffing/calendar-entry.repository.ts';
import {
  type VideographerKey,
  answersOf,
  findVideographer,
  invoiceSums,
  newestOffers,
  newestRatings,
  ratingsByMonth,
} from './videographer-profile.repository.ts';
import {
  presentRated,
  presentSent,
  presentSum,
  presentVideographer,
} from './videographer-profile.presenter.ts';
import { profileRightsOf } from './videographer-profile.rights.ts';

/** The next seven days from today in the viewer's zone, those with an entry. */
async function nextDays(tx: Db, viewer: Viewer, { tenantId, id }: VideographerKey, now: Date) {
  const week = daysFrom(wallText(now, viewer.timezone).slice(0, 10), 7);
  const during = spanInAllZones(week);
  const calendars = await calendarsOf(tx, { tenantId, videographerIds: [id], during, now });
  const entries = calendars.get(id) ?? [];
  return daysOf(isInternal(viewer.role) ? entries.map(forStaff) : entries, week);
}

async function offersOf(tx: Db, key: VideographerKey, now: Date) {
  const [answers] = await answersOf(tx, key, now);
  const newest = await newestOffers(tx, key);
  return {
    accepted: answers?.accepted ?? 0,
    declined: answers?.declined ?? 0,
    expired: answers?.expired ?? 0,
    median_answer_minutes: answers?.medianMinutes ?? null,
    newest: newest.map(presentSent),
  };
}

export const videographerProfileHandlers = {
  async getCameraOperator({ deps, tx, viewer, path }) {
    const rights = profileRightsOf(viewer, path.id);
    const key = { tenantId: viewer.tenantId, id: path.id };
    const videographer = rights && (await findVideographer(tx, key));
    if (!rights || !videographer) throw notFound();
    const now = deps.clock();
    return {
      ...presentVideographer(videographer, rights),
      ratings_by_month: rights.ratings ? await ratingsByMonth(tx, key, now) : null,
      newest_feedback: rights.feedback ? (await newestRatings(tx, key)).map(presentRated) : null,
      offers: await offersOf(tx, key, now),
      days: await nextDays(tx, viewer, key, now),
      invoices: rights.invoices ? (await invoiceSums(tx, key, now)).map(presentSum) : null,
    };
  },
} satisfies Partial<Handlers>;
