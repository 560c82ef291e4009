import { errorMessage, referenceQueries, useCurrentUser, t } from '@shootline/shared-api';
import { ErrorState, LoadingBar, Text } from '@shootline/shared-ui';
import { ActionForm, Confirmation, Consequences } from '@shootline/shared-ui/action-form';
import {
  DeclineReasonField,
  declineReasonOf,
  declineReasonRules,
  noDeclineReason,
} from '@shootline/shared-ui/choice-field';
import { useDiscardOf } from '@shootline/shared-ui/kept-input';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import {
  type BookingActionInput,
  type BookingActionName,
  isUndoable,
} from '../bookings/booking.actions.ts';
import { SendingProgress } from '@shootline/shared-ui/files';
import type {
  ActionContentProps,
  ActionDefinition,
  ActionFields,
  PartialInput,
  NamedUser,
} from './booking-action.ts';
import { isPossibleOn } from './is-possible-on.ts';
import { useLatest } from './concurrent-change.ts';
import { changeTexts } from './change-texts.ts';
import { EnteredConsequences } from './entered-consequences.tsx';
import { useForeseen } from './use-foreseen.ts';
import { usePerform } from './use-perform.ts';
import { useUndo } from './use-undo.ts';
import { resolveText } from './resolve-text.ts';

/**
 * An action's question or fields with its buttons; performs the action. Once others have changed the
 * booking, question and consequences describe the latest version, and the button adds "Anyway".
 */
export function ActionContent<Name extends BookingActionName>({
  definition,
  form,
  booking: opened,
  input,
  labels,
  onCancel,
  onDone,
  onBusy,
  onFailure,
}: ActionContentProps & {
  definition: ActionDefinition<Name>;
  /** The fields, if it has any. */
  form: ActionFields<Name> | undefined;
}) {
  const { name, dialog, primary, progress, success, isDangerous } = definition;
  const { consequences, isFinal } = definition;
  const { data: reference, error, refetch } = useQuery(referenceQueries.all());
  const { perform, isPending, isSuccess, sent, abort } = usePerform(
    name,
    opened,
    // The toast of an action that can be undone comes from `useUndo`.
    isUndoable(name) ? '' : success,
  );
  const viewer = useCurrentUser();
  const done = useUndo(definition);
  const { data } = useLatest(opened);
  const latest = data && data.version > opened.version ? data : opened;
  const isStillPossible = isPossibleOn(definition, latest, input as BookingActionInput<Name>);
  const booking = isStillPossible ? latest : opened;
  const hasNews = !isPending && changeTexts(opened, booking).length > 0;
  const [named, setNamed] = useState<NamedUser[]>([]);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const keepAs = `booking ${booking.uuid} ${name}`;
  useDiscardOf(keepAs);

  const isQuestion = 'text' in dialog;
  // Once it is done, the action is not possible a second time.
  const isAsked = !isPending && !isSuccess;
  const foreseen = useForeseen(
    name,
    booking,
    isQuestion ? ((input ?? {}) as object) : null,
    isAsked,
  );

  const submit = async (values: unknown) => {
    try {
      const changed = await perform(booking, values as BookingActionInput<Name>);
      done(changed);
      onDone(changed);
    } catch (error) {
      onFailure?.(errorMessage(error));
      throw error;
    }
  };
  const label = resolveText(primary, booking, input, viewer);
  const buttons = {
    primary: hasNews ? t('{label} Anyway', { label }) : label,
    progress: resolveText(progress, booking, input, viewer),
    onCancel,
    ...(isDangerous ? { isDangerous } : {}),
    ...labels,
  };

  const nameOf = (uuid: string | null | undefined) =>
    named.find((person) => person.uuid === uuid)?.full_name || undefined;
  const sentencesOf = (entered: unknown) => [
    ...(consequences?.(booking, viewer, entered as PartialInput<Name>, nameOf) ?? []),
    isFinal ? t('This cannot be undone.') : null,
  ];
  if ('text' in dialog) {
    const text = resolveText(dialog.text, booking, input, viewer);
    const whatHappens = <Consequences sentences={sentencesOf(input)} foreseen={foreseen} />;
    if ('asksReason' in dialog && resolveText(dialog.asksReason, booking, input, viewer)) {
      return (
        <ActionForm
          schema={declineReasonRules}
          defaultValues={noDeclineReason}
          onSubmit={(values) => submit({ ...(input as object), reason: declineReasonOf(values) })}
          keepAs={keepAs}
          isQuestion
          buttons={buttons}
        >
          <Text as="div">{text}</Text>
          <DeclineReasonField />
          {whatHappens}
        </ActionForm>
      );
    }
    return (
      <Confirmation
        text={text}
        consequences={whatHappens}
        buttons={buttons}
        onConfirm={() => submit(input)}
      />
    );
  }
  if (!form || !reference) {
    return error ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingBar visible />
    );
  }
  // The fields and their rules stay those of the booking as it was opened.
  const context = { booking: opened, reference };
  const { fields: Fields, rules } = form;
  // A required value may be null at first.
  const defaults = form.defaults(context) as DefaultValues<BookingActionInput<Name> & FieldValues>;
  return (
    <ActionForm
      schema={rules(context)}
      defaultValues={defaults}
      onSubmit={submit}
      keepAs={keepAs}
      isQuestion={dialog.isComplete}
      buttons={buttons}
    >
      <Fields {...context} onNamed={setNamed} />
      <EnteredConsequences
        definition={definition}
        booking={booking}
        rules={rules(context)}
        isAsked={isAsked}
        sentencesOf={sentencesOf}
      />
      {sent !== null && <SendingProgress sent={sent} onStop={abort} />}
    </ActionForm>
  );
}
