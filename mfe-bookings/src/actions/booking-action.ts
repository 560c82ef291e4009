import type { Booking, ReferenceData, SignedInUser } from '@shootline/shared-api';
import type { ActionButtons } from '@shootline/shared-ui/action-form';
import type { ComponentType, ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { BookingActionInput, BookingActionName } from '../bookings/booking.actions.ts';

/** What a dialog's rules and defaults may depend on. */
export interface ActionContext {
  booking: Booking;
  reference: ReferenceData;
}

/** A person by name. */
export interface Named {
  uuid: string;
  full_name: string;
}

/** What a dialog's fields may depend on. */
export interface FieldsContext extends ActionContext {
  /** Says who has been chosen, so that the consequences can name them. */
  onNamed: (people: Named[]) => void;
}

/** A text, or how it reads on a booking for whoever is asked. */
export type Worded<Value, Input> =
  Value | ((booking: Booking, input: Input, viewer: SignedInUser) => Value);

/** Confirms an action that takes no input. */
interface QuestionDialog<Input> {
  title: Worded<string, Input>;
  text: Worded<ReactNode, Input>;
}

/** Confirms an action whose input the opener passes, as a table does for one of its rows. */
interface OpenerInputDialog<Input> extends QuestionDialog<Input> {
  input: 'fromOpener';
}

/** Asks for an action's input. */
interface FieldsDialog<Values extends FieldValues> {
  title: string;
  fields: ComponentType<FieldsContext>;
  rules: (context: ActionContext) => ObjectSchema<Values>;
  /** Null where there is nothing yet, also for what is required. */
  defaults: (
    context: ActionContext,
  ) => DefaultValues<{ [Name in keyof Values]: Values[Name] | null }>;
}

/**
 * The opposite of an action, which the toast offers as Undo to those who may do it. Each leads back
 * to where the booking was, or it is not offered.
 */
type UndoOf<Name extends BookingActionName> = {
  name: Name;
  /** Whether the booking, as it was before the action that `changed` it, would be restored. */
  restores: (before: Booking, changed: Booking) => boolean;
} & (undefined extends BookingActionInput<Name>
  ? { input?: undefined }
  : { input: (before: Booking) => BookingActionInput<Name> });

type Undo = { [Name in BookingActionName]: UndoOf<Name> }[BookingActionName];

type DialogOf<Name extends BookingActionName> =
  undefined extends BookingActionInput<Name>
    ? QuestionDialog<undefined>
    : | OpenerInputDialog<BookingActionInput<Name>>
      | FieldsDialog<BookingActionInput<Name> & FieldValues>;

/** An action's input as far as it is entered. */
export type Entered<Name extends BookingActionName> =
  undefined extends BookingActionInput<Name> ? undefined : Partial<BookingActionInput<Name>>;

/** A booking action as data: its call and permission, its dialog, its texts (S1 §2). */
export interface ActionDefinition<Name extends BookingActionName> {
  /** The permission that shows it, and the call that it makes. */
  name: Name;
  /** What the actions menu calls it. */
  label: string;
  /** Its place in the actions menu, ascending; missing for actions that only a card offers. */
  order?: number;
  dialog: DialogOf<Name>;
  /** The button's label, and its label while the action runs. */
  primary: Worded<string, BookingActionInput<Name>>;
  progress: Worded<string, BookingActionInput<Name>>;
  /** The toast (S1 §8). */
  success: string;
  isDangerous?: boolean;
  /**
   * What happens besides, a sentence each, before the button: who is told, which offers end, what it
   * costs. A sentence that does not apply is null. `nameOf` gives the name of somebody who has been
   * chosen, where the field knows it.
   */
  consequences?: (
    booking: Booking,
    viewer: SignedInUser,
    entered: Entered<Name>,
    nameOf: (uuid: string | null | undefined) => string | undefined,
  ) => (string | null)[];
  undo?: Undo;
  /** Whether it is possible on a booking; defaults to the permission of the same name. */
  isPossible?: (booking: Booking, input: BookingActionInput<Name>) => boolean;
  /** Where to go afterwards; stays on the page when missing. */
  leadsTo?: (booking: Booking) => string;
  /** The action that is opened afterwards on the changed booking; null for none. */
  leadsOnTo?: (booking: Booking) => DialogAction | null;
}

export interface ActionContentProps {
  booking: Booking;
  /** The input, where the opener passes it. */
  input?: unknown;
  /** Labels of the buttons that differ from the definition's. */
  labels?: Partial<Pick<ActionButtons, 'primary' | 'progress' | 'cancel'>>;
  onCancel: () => void;
  onDone: (booking: Booking) => void;
  onBusy: (isBusy: boolean) => void;
  /** Called with the message that is also shown. */
  onFailure?: (message: string) => void;
}

/** What a dialog needs of an action. */
export interface DialogAction {
  label: string;
  title: Worded<string, unknown>;
  /** Pixels; the default width when missing. */
  maxWidth?: number;
  isPossible: (booking: Booking, input?: unknown) => boolean;
  leadsTo?: (booking: Booking) => string;
  leadsOnTo?: (booking: Booking) => DialogAction | null;
  Content: ComponentType<ActionContentProps>;
}

/** An action as the menu and the window pages use it, whatever its input. */
export interface BookingAction extends DialogAction {
  name: BookingActionName;
  isDangerous: boolean;
}

/** An open action, with the booking as it was when the action was opened. */
export interface OpenedAction {
  action: DialogAction;
  booking: Booking;
  input?: unknown;
}
