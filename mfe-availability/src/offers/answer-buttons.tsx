import {
  type Availability,
  availabilityKeys,
  errorMessage,
  lazyModule,
  t,
} from '@shootline/shared-api';
import { Button, HStack, LazyDialog, toast } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OfferAnswer, useAnswerOffer } from '../answer/offer.actions.ts';
import { refusalOf } from '../answer/refusal-texts.ts';
import { holdAnswer, isFirstClick, useHeldAnswer } from '../answer/held-answers.ts';

const dialog = lazyModule(() => import('../answer/decline-dialog.tsx'));

/**
 * Accepts or declines an offer from the list, with Undo for ten seconds. Meanwhile a reason can be added to
 * a refusal, which is held as long as its dialog is open.
 */
export function AnswerButtons(props: { offer: Availability; justify?: 'flex-start' }) {
  const { offer, justify = 'flex-end' } = props;
  const { uuid, booking } = offer;
  const { mutateAsync, isPending, variables, error } = useAnswerOffer(uuid);
  const client = useQueryClient();
  const held = useHeldAnswer(uuid);
  const [isAsking, setIsAsking] = useState(false);
  const title = booking.title || t('Untitled booking');

  // Somebody else may have been faster.
  const reload = () => void client.invalidateQueries({ queryKey: availabilityKeys.lists() });
  const hold = (answer: OfferAnswer) => {
    if (isPending) return;
    const text =
      answer === 'make_available'
        ? t('Accepting {title}', { title })
        : t('Declining {title}', { title });
    const send = (reason: string) =>
      mutateAsync({ answer, reason }).catch((failure: unknown) => {
        toast.error(`${title}: ${errorMessage(failure)}`);
        reload();
      });
    const ask = answer === 'make_busy' ? () => setIsAsking(true) : undefined;
    holdAnswer(uuid, answer, text, send, ask);
  };
  const close = () => {
    setIsAsking(false);
    held?.setReason('');
    held?.goOn();
    if (error) reload();
  };
  const isBusy = held !== undefined || isPending;
  const isRefused = (held ?? variables)?.answer === 'make_busy';
  const canReason = held !== undefined && isRefused;
  const progress = isRefused ? t('Declining...') : t('Accepting...');
  // The buttons keep their places, and the pressed one the focus.
  return (
    <HStack display={{ base: 'inline-flex', md: 'flex' }} gap="2" justify={justify}>
      <Button
        size={{ base: 'sm', md: 'xs' }}
        aria-label={
          held ? t('Undo the answer to {title}', { title }) : t('Accept {title}', { title })
        }
        variant={held ? 'outline' : 'solid'}
        aria-disabled={isPending || undefined}
        onClick={() => (held ? held.takeBack() : hold('make_available'))}
      >
        {held ? t('Undo') : t('Accept')}
      </Button>
      <Button
        size={{ base: 'sm', md: 'xs' }}
        variant="outline"
        colorPalette="gray"
        aria-label={
          canReason
            ? t('Add Reason for Declining {title}', { title })
            : isBusy
              ? undefined
              : t('Decline {title}', { title })
        }
        aria-disabled={(isBusy && !canReason) || undefined}
        onClick={(event) => {
          if (!isBusy) hold('make_busy');
          else if (canReason && isFirstClick(event)) {
            held.pause();
            setIsAsking(true);
          }
        }}
      >
        {canReason ? t('Add Reason') : isBusy ? progress : t('Decline')}
      </Button>
      {isAsking && (
        <LazyDialog of={dialog} onClose={close}>
          {({ DeclineDialog }) => (
            <DeclineDialog
              refusal={refusalOf(offer, true)}
              offer={uuid}
              onReason={held?.setReason}
              onConfirm={(reason) => {
                held?.takeBack();
                return mutateAsync({ answer: 'make_busy', reason });
              }}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
    </HStack>
  );
}
