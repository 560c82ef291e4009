import {
  type BookingSummary,
  type BulkInput,
  type BulkResult,
  lazyModule,
  t,
} from '@shootline/shared-api';
import { completionRules } from '@shootline/shared-api/rules';
import { LazyPart, Stack, StateChip, Text } from '@shootline/shared-ui';
import { ActionForm, Consequences } from '@shootline/shared-ui/action-form';
import { Dialog, DialogList } from '@shootline/shared-ui/dialog';
import { FormError } from '@shootline/shared-ui/form';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { RowsSkeleton } from '@shootline/shared-ui/option-picker';
import { useQuery } from '@tanstack/react-query';
import { BookingLine } from './booking-line.tsx';
import type { BulkDefinition } from './bulk-definition.ts';
import type { ChosenOffers } from './bulk-offer-form.tsx';
import { useBulkAction } from './bulk.actions.ts';
import { bulkConsequences } from './bulk.queries.ts';

const nobodyChosen = t('Choose a videographer for at least one booking.');

const offerForm = lazyModule(() => import('./bulk-offer-form.tsx'));

interface BulkDialogProps {
  action: BulkDefinition;
  bookings: readonly BookingSummary[];
  /** Called with the result of each permitted booking. */
  onDone: (results: readonly BulkResult[]) => void;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

/** Confirms an action on several bookings and performs it in one request. */
export function BulkDialog({ action, bookings, onDone, onClose, returnFocusTo }: BulkDialogProps) {
  const { mutateAsync, isPending } = useBulkAction(action.name);
  const permitted = bookings.filter(({ permissions }) => permissions[action.name]);
  const leftOut = bookings.filter(({ permissions }) => !permissions[action.name]);
  const isCompletion = action.name === 'make_completed';

  const send = async (input: BulkInput) => {
    const { results } = await mutateAsync(input);
    onClose();
    onDone(results);
  };
  const seen = permitted.map(({ uuid, version }) => ({ uuid, version }));
  const foreseen = useQuery({
    ...bulkConsequences(action.name, {
      bookings: seen,
      ...(isCompletion && { is_feedback_requested: true }),
    }),
    enabled: !action.isOffer && !isPending,
  });
  const submit = async (input: { is_feedback_requested: boolean }) => {
    await send({ bookings: seen, ...(isCompletion && input) });
  };
  const offer = async (chosen: ChosenOffers, is_next_best_asked: boolean) => {
    const seen = permitted.map(({ uuid, version }) => {
      return { uuid, version, camera_operator: chosen.get(uuid)?.uuid ?? null };
    });
    // Without an approval, there is nothing to do for a booking that is offered to nobody.
    const isLeftOut = action.name === 'request_camops_availabilities';
    const bookings = isLeftOut ? seen.filter((one) => one.camera_operator !== null) : seen;
    if (bookings.length === 0) throw new FormError(nobodyChosen, [{ message: nobodyChosen }]);
    await send({ bookings, is_next_best_asked });
  };
  const leftOutLines = leftOut.length > 0 && (
    <>
      <Text color="fg.muted">
        {t(
          '{count, plural, one {Left out, as its status does not allow it:} other {Left out, as their status does not allow it:}}',
          { count: leftOut.length },
        )}
      </Text>
      <DialogList label={t('Left out')}>
        {leftOut.map((booking) => (
          <BookingLine key={booking.uuid} booking={booking}>
            <StateChip kind="booking" state={booking.state} label={booking.state_display} />
          </BookingLine>
        ))}
      </DialogList>
    </>
  );
  return (
    <Dialog
      title={action.title}
      isBlocked={isPending}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      {action.isOffer ? (
        <Stack gap="3">
          {leftOutLines}
          <LazyPart of={offerForm} loading={<RowsSkeleton rows={Math.min(permitted.length, 6)} />}>
            {({ BulkOfferForm }) => (
              <BulkOfferForm
                action={action}
                bookings={permitted}
                onSubmit={offer}
                onCancel={onClose}
              />
            )}
          </LazyPart>
        </Stack>
      ) : (
        <ActionForm
          schema={completionRules}
          defaultValues={{ is_feedback_requested: true }}
          onSubmit={submit}
          isQuestion={!isCompletion}
          buttons={{ primary: action.label, progress: action.progress, onCancel: onClose }}
        >
          <Stack gap="3">
            <Text>{action.will?.(permitted.length)}</Text>
            {leftOutLines}
            {isCompletion && (
              <YesNoField
                name="is_feedback_requested"
                label={t('Request feedback?')}
                help={t('The clients and the videographers will be asked to rate the shoots.')}
                isRequired
              />
            )}
            <Consequences sentences={[]} foreseen={foreseen} />
          </Stack>
        </ActionForm>
      )}
    </Dialog>
  );
}
