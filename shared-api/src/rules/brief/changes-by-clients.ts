import { t } from '../../texts/texts.ts';
import type { BriefName, BriefSection } from './brief-field.ts';
import { briefField } from './brief-fields.ts';

/** The error a client gets for any other field once a videographer is assigned. */
export const onceAssignedText = t(
  'Once a videographer is assigned, only texts and contacts can be changed.',
);

/** The error a client gets for these fields once the shoot has begun. */
export const onceBegunText = t(
  'The shoot has begun: its date, place and length can only be changed by staff.',
);

function limitOf(name: BriefName) {
  const { clientChanges, kind } = briefField(name);
  const isText = ['line', 'text', 'phone', 'contact'].includes(kind);
  return clientChanges ?? (isText ? 'always' : 'until assigned');
}

/**
 * Whether a client may still change a field of the brief once a videographer is assigned: texts, contacts and
 * the purchase order.
 */
export const isChangeableOnceAssigned = (name: BriefName): boolean => limitOf(name) === 'always';

/** Whether a client may still change a field of the brief once the shoot has begun. */
export const isChangeableOnceBegun = (name: BriefName): boolean =>
  limitOf(name) !== 'until assigned or begun';

const contentSections: BriefSection[] = ['project-details', 'shoot-details', 'additional-details'];

/**
 * The part of a booking whose deadline for clients holds for a field of the brief; null for contacts and the
 * invoice, which have none.
 */
export function changedPartOf(name: BriefName): 'place' | 'content' | null {
  const { clientChanges, section } = briefField(name);
  if (clientChanges === 'until assigned or begun' || section === 'shoot-location') return 'place';
  return contentSections.includes(section) ? 'content' : null;
}

/** The error a client gets for a field whose deadline has passed. */
export const lateChangeText = (deadline: string): string =>
  t('This could be changed until {deadline}. Please ask the team in a comment.', { deadline });
