import { type Booking, useCurrentUser } from '@shootline/shared-api';
import {
  type BriefName,
  type BriefNameOf,
  type BriefSection,
  briefField,
  briefNames,
  hasField,
} from '@shootline/shared-api/rules/brief';
import { Detail } from '@shootline/shared-ui/card';
import { Fragment, type ReactNode } from 'react';
import { useOptionLabel } from './use-option-label.ts';
import { yesNo } from './yes-no.ts';

type ShownName = BriefNameOf<'line' | 'text' | 'yes-no' | 'choice'>;

const isShown = (name: BriefName): name is ShownName =>
  !['special', 'contact', 'phone'].includes(briefField(name).kind);

/**
 * The answers of these sections that the user may see, by the table of fields. `own` draws some fields
 * instead, with their label.
 */
export function BriefDetails(props: {
  booking: Booking;
  sections: BriefSection[];
  own?: Partial<Record<ShownName, ReactNode>>;
}) {
  const { booking, sections, own = {} } = props;
  const { role_policy } = useCurrentUser();
  const option = useOptionLabel();
  const wordsOf = (name: ShownName) => {
    const field = briefField(name);
    const answer = booking[name];
    const display = `${name}_display`;
    if (display in booking) return booking[display as 'video_type_display'];
    if (field.kind === 'choice') return option(field.options, answer as string | null);
    return typeof answer === 'boolean' ? yesNo(answer) : answer;
  };
  return briefNames
    .filter(isShown)
    .filter((name) => sections.includes(briefField(name).section) && hasField(role_policy, name))
    .map((name) => {
      if (name in own) return <Fragment key={name}>{own[name]}</Fragment>;
      const { kind, label, detail = kind === 'text' ? 'row' : 'half' } = briefField(name);
      return (
        <Detail key={name} label={label} wide={detail === 'row'}>
          {wordsOf(name)}
        </Detail>
      );
    });
}
