import { roles } from '@shootline/shared-api/contract';
import type { feedback } from '../src/domain/schema.ts';
import { clientNotes, videographerNotes } from './data/notes.ts';
import { type Plan, lastReached } from './plan.ts';
import { after, day, earliest, hour } from './time.ts';

type Feedback = typeof feedback.$inferInsert;

const stars = [
  [5, 50],
  [4, 30],
  [3, 9],
  [2, 4],
  [1, 2],
  [0, 1],
] as const;

/** The client's feedback on the videographer, and the videographer's on the shoot. */
export function feedbackOf(plan: Plan, tenantId: string, now: Date): Feedback[] {
  const { videographer, submitter, random, id: bookingId } = plan;
  const completed = lastReached(plan, 'job_complete');
  // Feedback is not always asked for.
  if (!completed || !videographer || random.chance(0.15)) return [];
  const isRecent = now.getTime() - completed.getTime() < 30 * day;
  return [submitter, videographer].flatMap((author): Feedback[] => {
    const isVideographer = author === videographer;
    const mayRate =
      isVideographer ||
      author.role === roles.client_user ||
      author.role === roles.client_team_admin ||
      author.role === roles.client_owner;
    if (!mayRate) return [];
    const common = {
      id: random.uuid(),
      tenantId,
      bookingId,
      authorId: author.id,
      videographerId: isVideographer ? null : videographer.id,
    };
    if (random.chance(isRecent ? 0.6 : 0.2)) return [{ ...common, created: completed }];
    const rating = random.weighted(stars);
    const notes = isVideographer ? videographerNotes : clientNotes;
    return [
      {
        ...common,
        rating,
        feedbackNote: random.pick(notes[rating] ?? ['']),
        received: true,
        created: earliest(after(completed, random.between(2, 200) * hour), after(now, -hour)),
      },
    ];
  });
}
