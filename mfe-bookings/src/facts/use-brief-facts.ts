import { type Booking, useCurrentUser, translated } from '@shootline/shared-api';
import {
  type BriefName,
  type BriefNameOf,
  type BriefSection,
  briefField,
  briefNames,
  hasField,
} from '@shootline/shared-api/rules/brief';
import type { Fact } from './facts.tsx';
import { useOptionLabel } from './use-option-label.ts';
import { yesNo } from './yes-no.ts';

type ShownName = BriefNameOf<'line' | 'text' | 'yes-no' | 'choice'>;

const isShown = (name: BriefName): name is ShownName =>
  !['special', 'contact', 'phone'].includes(briefField(name).kind);

/** Whether the form asked for the field: another answer may leave it out. */
function isAsked(booking: Booking, name: ShownName): boolean {
  const [question, answer] = briefField(name).shownWhen ?? [];
  return !question || booking[question as keyof Booking] === answer;
}

/**
 * The answers of these sections that the user may see, by the table of fields. `own` takes the place of
 * some fields.
 */
export function useBriefFacts(
  booking: Booking,
  sections: BriefSection[],
  own: Partial<Record<ShownName, Fact[]>> = {},
): Fact[] {
  const { role_policy } = useCurrentUser();
  const option = useOptionLabel();
  const wordsOf = (name: ShownName) => {
    const field = briefField(name);
    const answer = booking[name];
    const display = `${name}_display`;
    if (display in booking) return translated(booking[display as 'video_type_display'] ?? '');
    if (field.kind === 'choice') return option(field.options, answer as string | null);
    return typeof answer === 'boolean' ? yesNo(answer) : answer;
  };
  return briefNames
    .filter(isShown)
    .filter((name) => sections.includes(briefField(name).section) && hasField(role_policy, name))
    .flatMap((name) => {
      const { kind, label, detail = kind === 'text' ? 'row' : 'half' } = briefField(name);
      const value = wordsOf(name);
      if (own[name]) return own[name];
      return value || isAsked(booking, name) ? [{ label, value, isWide: detail === 'row' }] : [];
    });
}
