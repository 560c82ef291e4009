import { errorMessage, referenceQueries, useCurrentUser } from '@shootline/shared-api';
import {
  type BookingActionInput,
  type BookingActionName,
  useBookingAction,
} from '@shootline/shared-api/booking-actions';
import { ErrorState, LoadingOverlay } from '@shootline/shared-ui';
import { ActionForm, Confirmation } from '@shootline/shared-ui/action-form';
import { useDiscardOf } from '@shootline/shared-ui/kept-form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { Consequences, EnteredConsequences } from './consequences.tsx';
import { SendingProgress } from '@shootline/shared-ui/files';
import type { ActionContentProps, ActionDefinition, Entered, Named } from './booking-action.ts';
import { useUndo } from './use-undo.ts';
import { worded } from './worded.ts';

/** The question or the fields of an action, with its buttons; performs the action. */
export function ActionContent<Name extends BookingActionName>({
  definition,
  booking,
  input,
  labels,
  onCancel,
  onDone,
  onBusy,
  onFailure,
}: ActionContentProps & { definition: ActionDefinition<Name> }) {
  const { name, dialog, primary, progress, success, isDangerous, undo } = definition;
  const { consequences } = definition;
  const { data: reference, error, refetch } = useQuery(referenceQueries.all());
  const { mutateAsync, isPending, sent, abort } = useBookingAction(
    name,
    booking.uuid,
    // One that can be undone tells of it itself.
    undo ? '' : success,
  );
  const viewer = useCurrentUser();
  const done = useUndo(definition, booking);
  const [named, setNamed] = useState<Named[]>([]);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const keepAs = `booking ${booking.uuid} ${name}`;
  useDiscardOf(keepAs);

  const submit = async (values: unknown) => {
    try {
      const changed = await mutateAsync(values as BookingActionInput<Name>);
      done(changed);
      onDone(changed);
    } catch (error) {
      onFailure?.(errorMessage(error));
      throw error;
    }
  };
  const buttons = {
    primary: worded(primary, booking, input, viewer),
    progress: worded(progress, booking, input, viewer),
    onCancel,
    ...(isDangerous ? { isDangerous } : {}),
    ...labels,
  };

  const nameOf = (uuid: string | null | undefined) =>
    named.find((person) => person.uuid === uuid)?.full_name || undefined;
  const sentencesOf = (entered: unknown) =>
    consequences?.(booking, viewer, entered as Entered<Name>, nameOf) ?? [];
  if ('text' in dialog) {
    return (
      <Confirmation
        text={worded(dialog.text, booking, input, viewer)}
        consequences={<Consequences sentences={sentencesOf(input)} />}
        buttons={buttons}
        onConfirm={() => submit(input)}
      />
    );
  }
  if (!reference) {
    return error ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingOverlay visible />
    );
  }
  const context = { booking, reference };
  const { fields: Fields, rules } = dialog;
  // What is required may be null at first.
  const defaults = dialog.defaults(context) as DefaultValues<
    BookingActionInput<Name> & FieldValues
  >;
  return (
    <ActionForm
      schema={rules(context)}
      defaultValues={defaults}
      onSubmit={submit}
      keepAs={keepAs}
      buttons={buttons}
    >
      <Fields {...context} onNamed={setNamed} />
      <EnteredConsequences of={sentencesOf} />
      {sent !== null && <SendingProgress sent={sent} onStop={abort} />}
    </ActionForm>
  );
}
