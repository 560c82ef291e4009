import { type Availability, errorMessage, lazyModule, t } from '@shootline/shared-api';
import { Button, Flex, LazyDialog, NoticeBanner, Text, toast } from '@shootline/shared-ui';
import { useFocusHandover } from '@shootline/shared-ui/page-hooks';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  holdAnswer,
  isFirstClick,
  sendHeldAnswers,
  useHeldAnswer,
} from '../answer/held-answers.ts';
import { AnswerBar } from './answer-bar.tsx';
import { useAnswerOffer } from '../answer/offer.actions.ts';
import { refusalOf } from '../answer/refusal-texts.ts';
import type { Reader } from './status-text.ts';

const dialog = lazyModule(() => import('../answer/decline-dialog.tsx'));

const cannotUpdate = t(
  'You cannot update your availability for this potential shoot at this time.',
);

/** Whether the videographer has a busy time during the shoot or its set-up. */
function isBusyDuring({ same_day, booking }: Availability): boolean {
  const { date, arrival_and_setup_date: arrival, duration } = booking;
  if (date === null) return false;
  const from = Date.parse(arrival ?? date);
  const to = Date.parse(date) + (duration ?? 0) * 3_600_000;
  return same_day.some(
    ({ kind, starts, ends }) =>
      kind === 'busy' && Date.parse(starts) < to && Date.parse(ends) > from,
  );
}

interface AnswerPanelProps {
  offer: Availability;
  reader: Reader;
  /** Moves the focus to the offer's status when a focused button disappears. */
  focusStatus: () => void;
}

/**
 * The buttons that answer the offer, and the server's message if it refused an answer. A refusal is held for
 * ten seconds with Undo and a place for a reason; an assignee and staff are asked first.
 */
export function AnswerPanel({ offer, reader, focusStatus }: AnswerPanelProps) {
  const { permissions, assignment, standing, state } = offer;
  const { mutate, mutateAsync, isPending, error, variables, reset } = useAnswerOffer(offer.uuid);
  const [isAsking, setIsAsking] = useState(false);
  const held = useHeldAnswer(offer.uuid);
  const closeDialog = () => {
    setIsAsking(false);
    held?.setReason('');
    held?.goOn();
  };
  useEffect(() => () => void sendHeldAnswers(), []);
  const isOwn = reader === 'videographer';
  const canAccept = isOwn && permissions.make_available;
  // After accepting, a videographer can only give up a shoot assigned to them.
  const canDecline =
    permissions.make_busy && (!isOwn || assignment === 'own' || state !== 'available');
  const hasButtons = canAccept || canDecline;
  const panel = useFocusHandover(`${canAccept} ${canDecline}`, focusStatus);

  useEffect(() => {
    // A reopened offer counts as new, so the error of the old answer is cleared.
    if (standing === 'open') reset();
  }, [standing, reset]);

  // Set until the outcome is rendered, to ignore a second click before that.
  const isAccepting = useRef(false);
  useEffect(() => {
    isAccepting.current = false;
  }, [offer, error]);
  const accept = () => {
    if (isAccepting.current || isPending) return;
    isAccepting.current = true;
    mutate({ answer: 'make_available' });
  };
  const title = offer.booking.title || t('Untitled booking');
  const decline = (event: MouseEvent) => {
    if (isPending) return;
    reset();
    if (!isOwn || assignment === 'own') return setIsAsking(true);
    if (!held) {
      const send = (reason: string) =>
        mutateAsync({ answer: 'make_busy', reason }).catch((failure: unknown) => {
          // The page shows it itself, unless the user has left it.
          if (!panel.current) toast.error(`${title}: ${errorMessage(failure)}`);
        });
      const text = t('Declining {title}', { title });
      return holdAnswer(offer.uuid, 'make_busy', text, send, () => setIsAsking(true));
    }
    if (isFirstClick(event)) {
      held.pause();
      setIsAsking(true);
    }
  };
  if (!isOwn && !hasButtons && !isAsking && !error) return null;
  const isBusyThen = canAccept && isBusyDuring(offer);
  return (
    <AnswerBar panel={panel} hasButtons={hasButtons}>
      {error && !isAsking && <NoticeBanner tone="danger">{errorMessage(error)}</NoticeBanner>}
      {isBusyThen && (
        <NoticeBanner tone="warning">
          {t('You have entered a busy time for these hours.')}
        </NoticeBanner>
      )}
      {hasButtons && (
        <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
          {(canAccept || held) && (
            <Button
              size={{ base: 'lg', sm: 'md' }}
              variant={held ? 'outline' : 'solid'}
              aria-disabled={isPending || undefined}
              onClick={held ? held.takeBack : accept}
            >
              {held
                ? t('Undo')
                : isPending && variables.answer === 'make_available'
                  ? t('Saving...')
                  : t('Accept & Confirm Offer')}
            </Button>
          )}
          {canDecline && (
            <Button
              size={{ base: 'lg', sm: 'md' }}
              variant="outline"
              colorPalette="gray"
              aria-disabled={isPending || undefined}
              onClick={decline}
            >
              {held ? t('Add Reason') : isOwn ? t('Unavailable') : t('Make Busy')}
            </Button>
          )}
        </Flex>
      )}
      {isOwn && !hasButtons && <Text color="fg.muted">{cannotUpdate}</Text>}
      {isAsking && (
        <LazyDialog of={dialog} onClose={closeDialog}>
          {({ DeclineDialog }) => (
            <DeclineDialog
              refusal={refusalOf(offer, isOwn)}
              offer={offer.uuid}
              onReason={held?.setReason}
              onConfirm={(reason) => {
                held?.takeBack();
                return mutateAsync({ answer: 'make_busy', reason });
              }}
              onClose={closeDialog}
            />
          )}
        </LazyDialog>
      )}
    </AnswerBar>
  );
}
