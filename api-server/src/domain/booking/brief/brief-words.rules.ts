import type { Option } from '@shootline/shared-api/contract';
import {
  type BriefNameOf,
  type BriefOptionSet,
  briefField,
  briefNames,
} from '@shootline/shared-api/rules/brief';
import * as sets from '../../reference/option-sets.ts';
import { type Stored, columnOf } from './brief-columns.rules.ts';

/** The choices of the brief, by their names in the reference data. */
export const briefOptions: Record<BriefOptionSet, Option[]> = {
  video_types: sets.videoTypes,
  interviewee_types: sets.intervieweeTypes,
  shoot_footage_upload_types: sets.shootFootageUploadTypes,
  purchase_order_types: sets.purchaseOrderTypes,
  quote_number_types: sets.quoteNumberTypes,
  project_owner_types: sets.projectOwnerTypes,
  point_of_contact_types: sets.pointOfContactTypes,
};

type WordedName = BriefNameOf<'line' | 'text' | 'yes-no' | 'choice'>;

/** An answer in words; '' without one. */
export function briefWords(name: WordedName, stored: Partial<Stored>): string {
  const field = briefField(name);
  const answer = stored[columnOf(name)] ?? null;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (field.kind !== 'choice') return answer ?? '';
  return answer === null ? '' : sets.labelOf(briefOptions[field.options as BriefOptionSet], answer);
}

/** A choice with the text that it reveals: 'Other – A musical'. */
export function wholeWords(name: WordedName, stored: Partial<Stored>): string {
  const { kind } = briefField(name);
  const details = briefNames.filter(
    (other): other is BriefNameOf<'text'> =>
      kind === 'choice' &&
      briefField(other).kind === 'text' &&
      briefField(other).shownWhen?.[0] === name,
  );
  return [name, ...details]
    .map((part) => briefWords(part, stored))
    .filter(Boolean)
    .join(' – ');
}
