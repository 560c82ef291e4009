import type { Booking, ReferenceData, SignedInUser } from '@shootline/shared-api';
import type { ActionButtons } from '@shootline/shared-ui/action-form';
import type { ComponentType, ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { BookingActionInput, BookingActionName } from '../bookings/booking.actions.ts';

/** The context for a dialog's rules and defaults. */
export interface ActionContext {
  booking: Booking;
  reference: ReferenceData;
}

/** A user's id and name. */
export interface NamedUser {
  uuid: string;
  full_name: string;
}

/** The context for a dialog's fields. */
export interface FieldsContext extends ActionContext {
  /** Reports the names of the chosen videographers, for the consequences. */
  onNamed: (people: NamedUser[]) => void;
}

/** A value of an action, fixed or derived from booking, input and viewer. */
export type Resolvable<Value, Input> =
  Value | ((booking: Booking, input: Input, viewer: SignedInUser) => Value);

/** Confirms an action that takes no input. */
interface QuestionDialog<Input> {
  title: Resolvable<string, Input>;
  text: Resolvable<ReactNode, Input>;
}

/** Confirms an action whose input the opener passes, as a table does for one of its rows. */
interface OpenerInputDialog<Input> extends QuestionDialog<Input> {
  input: 'fromOpener';
}

/**
 * Confirms that a videographer declines or is marked as busy, and asks for the reason, which may be empty.
 */
interface ReasonDialog<Input> extends QuestionDialog<Input> {
  asksReason: Resolvable<boolean, Input>;
  input?: 'fromOpener';
}

/** The fields of an action, with their rules and first values. */
interface FieldsOf<Values extends FieldValues> {
  fields: ComponentType<FieldsContext>;
  rules: (context: ActionContext) => ObjectSchema<Values>;
  /** Values may be null where nothing is entered yet, even required ones. */
  defaults: (
    context: ActionContext,
  ) => DefaultValues<{ [Name in keyof Values]: Values[Name] | null }>;
}

/** Asks for an action's input. */
interface FormDialog<Values extends FieldValues> {
  title: string;
  /** Whether the defaults can be sent as they are: the dialog opens with the focus on its button. */
  isComplete?: boolean;
  /** Loads the fields, which pages with the action do not need. */
  form: () => Promise<{ form: FieldsOf<Values> }>;
}

/** The fields of an action's dialog; its file in `action-forms` exports them as `form`. */
export type ActionFields<Name extends BookingActionName> = FieldsOf<
  BookingActionInput<Name> & FieldValues
>;

type DialogOf<Name extends BookingActionName> =
  undefined extends BookingActionInput<Name>
    ? QuestionDialog<undefined>
    : | OpenerInputDialog<BookingActionInput<Name>>
      | ReasonDialog<BookingActionInput<Name>>
      | FormDialog<BookingActionInput<Name> & FieldValues>;

/** An action's input, possibly incomplete. */
export type PartialInput<Name extends BookingActionName> =
  undefined extends BookingActionInput<Name> ? undefined : Partial<BookingActionInput<Name>>;

/** A booking action as data: its call and permission, its dialog, its texts. */
export interface ActionDefinition<Name extends BookingActionName> {
  /** The permission that shows the action and the call that it makes. */
  name: Name;
  /** The label in the actions menu. */
  label: string;
  /** Position in the actions menu, ascending; missing for actions that only a card offers. */
  order?: number;
  dialog: DialogOf<Name>;
  /** The button's label, and its label while the action runs. */
  primary: Resolvable<string, BookingActionInput<Name>>;
  progress: Resolvable<string, BookingActionInput<Name>>;
  /** The toast after success. */
  success: string;
  isDangerous?: boolean;
  /**
   * Consequences that the server does not foresee, one sentence each, shown before the button: what it
   * costs, what is possible afterwards. Null drops a sentence. `nameOf` returns the name of a chosen user
   * if the field knows it.
   */
  consequences?: (
    booking: Booking,
    viewer: SignedInUser,
    entered: PartialInput<Name>,
    nameOf: (uuid: string | null | undefined) => string | undefined,
  ) => (string | null)[];
  /**
   * The input to foresee the action with, if some of it decides nothing; by default the input once it is
   * complete.
   */
  foresees?: (entered: PartialInput<Name>) => BookingActionInput<Name> | object;
  /** The action's form with words of its own on some bookings. */
  formFor?: (booking: Booking) => DialogAction | null;
  /** Whether the dialog says that the action cannot be undone. */
  isFinal?: boolean;
  /** Whether the action is possible on a booking; defaults to the permission of the same name. */
  isPossible?: (booking: Booking, input: BookingActionInput<Name>) => boolean;
  /** The path to go to afterwards; stays on the page when missing. */
  leadsTo?: (booking: Booking) => string;
  /** The action to open next on the changed booking; null for none. */
  leadsOnTo?: (booking: Booking) => DialogAction | null;
}

export interface ActionContentProps {
  booking: Booking;
  /** The input, if the opener passes it. */
  input?: unknown;
  /** Button labels that replace the definition's. */
  labels?: Partial<Pick<ActionButtons, 'primary' | 'progress' | 'cancel'>>;
  onCancel: () => void;
  onDone: (booking: Booking) => void;
  onBusy: (isBusy: boolean) => void;
  /** Called with the message that the dialog also shows. */
  onFailure?: (message: string) => void;
}

/** An action as its dialog needs it. */
export interface DialogAction {
  label: string;
  title: Resolvable<string, unknown>;
  /** Pixels; missing for the default width. */
  maxWidth?: number;
  isPossible: (booking: Booking, input?: unknown) => boolean;
  leadsTo?: (booking: Booking) => string;
  leadsOnTo?: (booking: Booking) => DialogAction | null;
  formFor?: (booking: Booking) => DialogAction | null;
  Content: ComponentType<ActionContentProps>;
}

/** An action of any input type, for the menu and the window pages. */
export interface BookingAction extends DialogAction {
  name: BookingActionName;
  isDangerous: boolean;
}

/** An open action, with the booking as it was on opening. */
export interface OpenedAction {
  action: DialogAction;
  booking: Booking;
  input?: unknown;
}
