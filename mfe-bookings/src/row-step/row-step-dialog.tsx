import { errorMessage, t, translated } from '@shootline/shared-api';
import { LoadingBar, toast } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ActionDialog } from '../action-engine/action-dialog.tsx';
import {
  approve,
  approveAndOffer,
  assignCamop,
  createCancellationFee,
  leaveFeedback,
  makeCompleted,
  makeDeleted,
  makeShootCompleted,
  makeVideoProvided,
  requestCamopsAvailabilities,
  waiveCancellationFee,
} from '../actions/index.ts';
import type { OpenedAction } from '../action-engine/booking-action.ts';
import { formOn } from '../action-engine/resolve-text.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';

const actions = {
  approve,
  approve_and_offer: approveAndOffer,
  assign_camop: assignCamop,
  create_cancellation_fee: createCancellationFee,
  make_completed: makeCompleted,
  make_deleted: makeDeleted,
  make_shoot_completed: makeShootCompleted,
  make_video_provided: makeVideoProvided,
  request_camops_availabilities: requestCamopsAvailabilities,
  submit_feedback: leaveFeedback,
  waive_cancellation_fee: waiveCancellationFee,
};

/** An action that a list offers in its rows. */
export type RowStep = keyof typeof actions;

/** The dialog of an action on a booking, of which only the list's row is loaded yet. */
export function RowStepDialog(props: {
  step: RowStep;
  booking: string;
  onClose: () => void;
  returnFocusTo?: () => HTMLElement | null;
}) {
  const { step, booking, ...dialog } = props;
  const { onClose } = dialog;
  const action = actions[step];
  const { data, error } = useQuery(bookingQueries.detail(booking));
  const [opened, setOpened] = useState<OpenedAction>();
  const isPossible = data && action.isPossible(data);
  if (isPossible && !opened) setOpened({ action: formOn(action, data), booking: data });
  const obstacle = error
    ? errorMessage(error)
    : isPossible === false &&
      t('This booking is {state} now.', { state: translated(data?.state_display ?? '') });
  useEffect(() => {
    if (opened || !obstacle) return;
    toast.error(obstacle);
    onClose();
  }, [opened, obstacle, onClose]);
  if (!opened) return <LoadingBar visible />;
  return <ActionDialog {...dialog} opened={opened} onNext={setOpened} isInList />;
}
