import { t, type BookingStaffing } from '@shootline/shared-api';

type Offered = BookingStaffing['accepted'] & { reasons?: string[] };

/** 'Mia Chan', 'Mia Chan (too far), Tom Lee', or 'Mia Chan, Tom Lee and 2 more'. */
function namesOf({ count, names, reasons }: Offered): string {
  const shown = names
    .slice(0, 2)
    .map((name, index) => (reasons?.[index] ? `${name} (${reasons[index]})` : name));
  const more = count - shown.length;
  const all = shown.join(', ');
  return more > 0 ? t('{names} and {more} more', { names: all, more }) : all;
}

/**
 * A booking's staffing in words: what it waits for, with the end of an exclusive offer or the time when the
 * next one opens, and the rest.
 */
export function staffingTexts(staffing: BookingStaffing) {
  const { waiting, unanswered, queued, opens, accepted, declined, best, is_nobody_free } = staffing;
  const asked = waiting.count + unanswered.count + accepted.count + declined.count;
  const rest: string[] = [];
  const add = (text: string, { count }: Offered) => count > 0 && rest.push(text);
  const next = t('Next in the queue: {names}', { names: namesOf(queued) });
  let first = asked > 0 ? t('Nobody has accepted') : t('Nobody has been asked yet');
  if (accepted.count > 0) first = t('Available: {names}', { names: namesOf(accepted) });
  else if (waiting.count > 0) first = t('Waiting for {names}', { names: namesOf(waiting) });
  else if (opens) {
    first = t('Waits');
    rest.push(next);
  } else if (queued.count > 0) first = next;
  if (best) rest.push(t('Best: {name}', { name: best.full_name }));
  if (is_nobody_free) rest.push(asked > 0 ? t('Nobody else is free') : t('Nobody is free'));
  if (accepted.count > 0) add(t('Waiting for {names}', { names: namesOf(waiting) }), waiting);
  add(t('Declined: {names}', { names: namesOf(declined) }), declined);
  add(t('No answer: {names}', { names: namesOf(unanswered) }), unanswered);
  if (accepted.count + waiting.count > 0) add(t('{count} queued', { count: queued.count }), queued);
  if (asked > 1) rest.push(t('{count} asked', { count: asked }));
  const exclusive: { at: string; timezone?: string } | null = waiting.until
    ? { at: waiting.until }
    : null;
  return {
    first,
    /** In the videographer's zone if the wait is for their hours. */
    until: accepted.count > 0 ? null : waiting.count > 0 ? exclusive : opens,
    rest: rest.join(' · '),
  };
}
