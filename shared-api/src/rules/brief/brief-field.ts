import type { BookingInput, ReferenceData } from '../../contract/index.ts';

/** A field of the brief, by its name in the contract. */
export type BriefName = Exclude<keyof BookingInput, 'submittedTimezone'>;

/** A set of choices in the reference data. */
export type OptionSet = Exclude<keyof ReferenceData, 'config'>;

/** A section of the booking form with fields of the brief. */
export type BriefSection =
  | 'client'
  | 'project-details'
  | 'project-owner'
  | 'point-of-contact'
  | 'shoot-location'
  | 'shoot-details'
  | 'additional-details'
  | 'invoice';

interface Common {
  /** Label everywhere but where another is given below. */
  label: string;
  section: BriefSection;
  /** Whether a submitted brief needs it, if shown: always, or if the named fact of the rules holds. */
  isRequired?: true | 'isQuoteNumberAsked';
  /** The question and the answer that show it; otherwise it is empty. */
  shownWhen?: readonly [question: BriefName, answer: string | boolean];
  /** The only users who see and set it; everyone by default. */
  only?: 'admins' | 'staff' | 'clients and staff';
  /** Error for other users who set it. */
  refusal?: string;
  /** How long a client may change it; see `mayClientChange` for the default. */
  clientChanges?: 'always' | 'until assigned' | 'until assigned or begun';
  /** The field that names the question it is compared with; by default the one that shows it, or itself. */
  question?: BriefName;

  /** Rank in its section of the form, 0 by default; fields of the same rank are in the table's order. */
  formRank?: number;
  /** Label in the form. */
  asks?: string;
  help?: string;
  /** The field to its right in the form, and the part of the row that one takes. */
  beside?: readonly [field: BriefName, part: 'half' | 'two thirds'];
  /** Width on its card of the booking's page; a row for texts and half a row for others by default. */
  detail?: 'row' | 'half';
  /** Rank among the facts of the place or the others of the call sheet; not on it by default. */
  callSheet?: number;
  callSheetLabel?: string;
  /** Heading in the export of bookings; not in it by default. */
  exported?: string;
  /** Why the section's code draws the input; by default the form draws it by its kind. */
  inputByHand?: string;
}

/** A text of one line, 200 characters at most, or of several, 5,000 at most. */
interface Text extends Common {
  kind: 'line' | 'text';
  /** Label in a videographer's calendar; not in it by default. */
  calendar?: string;
}

interface YesNo extends Common {
  kind: 'yes-no';
}

interface Choice extends Common {
  kind: 'choice';
  options: OptionSet;
  /** Label in mails about a shoot, which show no text of the brief; not in them by default. */
  mail?: string;
}

interface Personal extends Common {
  kind: 'phone' | 'contact';
  inputByHand: string;
}

/** A field that cannot be data: code has its rule, input, words and columns, by its name. */
interface Special extends Common {
  kind: 'special';
  inputByHand: string;
}

/** A field of the brief as data. */
export type BriefField = Text | YesNo | Choice | Personal | Special;
