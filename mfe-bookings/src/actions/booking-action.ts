import type {
  Booking,
  BookingActionInput,
  BookingActionName,
  ReferenceData,
} from '@shootline/shared-api';
import type { ActionButtons } from '@shootline/shared-ui/action-form';
import type { ComponentType, ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** What the fields, the rules and the defaults of a dialog may depend on. */
export interface ActionContext {
  booking: Booking;
  reference: ReferenceData;
}

/** Asks before an action that needs nothing more. */
interface QuestionDialog<Input> {
  title: string;
  text: ReactNode | ((booking: Booking, input: Input) => ReactNode);
}

/** Asks before an action whose input the opener knows: the row of a table. */
interface OpenerInputDialog<Input> extends QuestionDialog<Input> {
  input: 'fromOpener';
}

/** Asks for an action's input. */
interface FieldsDialog<Values extends FieldValues> {
  title: string;
  fields: ComponentType<ActionContext>;
  rules: (context: ActionContext) => ObjectSchema<Values>;
  defaults: (context: ActionContext) => DefaultValues<Values>;
}

type DialogOf<Name extends BookingActionName> =
  undefined extends BookingActionInput<Name>
    ? QuestionDialog<undefined>
    : | OpenerInputDialog<BookingActionInput<Name>>
      | FieldsDialog<BookingActionInput<Name> & FieldValues>;

/** A booking action as data: its call and permission, its dialog, its texts (S1 §2). */
export interface ActionDefinition<Name extends BookingActionName> {
  /** The permission that shows it, and the call that it makes. */
  name: Name;
  /** What the actions menu calls it. */
  label: string;
  /** Where it stands in the actions menu, in rising order; what only a card offers has none. */
  order?: number;
  dialog: DialogOf<Name>;
  /** The button that does it, and what it says meanwhile. */
  primary: string;
  progress: string;
  /** The toast (S1 §8). */
  success: string;
  isDangerous?: boolean;
  /** Whether it is possible on a booking; where this is missing, the booking's flag of its name. */
  isPossible?: (booking: Booking, input: BookingActionInput<Name>) => boolean;
  /** Where to go when it is done; stays where it is missing. */
  leadsTo?: (booking: Booking) => string;
}

export interface ActionContentProps {
  booking: Booking;
  /** The input of an action whose opener knows it. */
  input?: unknown;
  /** What the buttons say where it is not what the definition says. */
  labels?: Partial<Pick<ActionButtons, 'primary' | 'progress' | 'cancel'>>;
  onCancel: () => void;
  onDone: (booking: Booking) => void;
  onBusy: (isBusy: boolean) => void;
  /** Told as well as shown. */
  onFailure?: (message: string) => void;
}

/** What the dialog shows of an action. */
export interface DialogAction {
  label: string;
  title: string;
  /** Pixels; those of every dialog where it is missing. */
  maxWidth?: number;
  isPossible: (booking: Booking, input?: unknown) => boolean;
  leadsTo?: (booking: Booking) => string;
  Content: ComponentType<ActionContentProps>;
}

/** An action that the menu, the dialog and the window pages can show, whatever its input is. */
export interface BookingAction extends DialogAction {
  name: BookingActionName;
  isDangerous: boolean;
}

/** An action that is open on a booking as it was when it was opened. */
export interface OpenedAction {
  action: DialogAction;
  booking: Booking;
  input?: unknown;
}
