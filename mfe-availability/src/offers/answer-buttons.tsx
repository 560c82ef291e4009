import { type Availability, availabilityKeys, errorMessage } from '@shootline/shared-api';
import { Button, HStack, toast } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { type OfferAnswer, useAnswerOffer } from '../offer/offer.actions.ts';
import { holdAnswer, useHeldAnswer } from './held-answers.ts';

/** Accepts or declines an offer from the list, with Undo for ten seconds. */
export function AnswerButtons({ offer }: { offer: Availability }) {
  const { uuid, booking } = offer;
  const { mutateAsync, isPending } = useAnswerOffer(uuid);
  const client = useQueryClient();
  const held = useHeldAnswer(uuid);
  const title = booking.title || 'Untitled booking';

  const hold = (answer: OfferAnswer) => {
    if (isPending) return;
    const text = `${answer === 'make_available' ? 'Accepting' : 'Declining'} ${title}`;
    holdAnswer(uuid, answer, text, () => {
      mutateAsync(answer).catch((error: unknown) => {
        toast.error(`${title}: ${errorMessage(error)}`);
        // Somebody else may have been faster.
        void client.invalidateQueries({ queryKey: availabilityKeys.lists() });
      });
    });
  };
  const isBusy = held !== undefined || isPending;
  const progress = held?.answer === 'make_busy' ? 'Declining...' : 'Accepting...';
  // The buttons keep their places, and the pressed one the focus.
  return (
    <HStack display={{ base: 'inline-flex', lg: 'flex' }} gap="2" justify="flex-end">
      <Button
        size={{ base: 'sm', lg: 'xs' }}
        aria-label={held ? `Undo the answer to ${title}` : `Accept ${title}`}
        variant={held ? 'outline' : 'solid'}
        aria-disabled={isPending || undefined}
        onClick={() => (held ? held.takeBack() : hold('make_available'))}
      >
        {held ? 'Undo' : 'Accept'}
      </Button>
      <Button
        size={{ base: 'sm', lg: 'xs' }}
        variant="outline"
        colorPalette="gray"
        aria-label={isBusy ? undefined : `Decline ${title}`}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) hold('make_busy');
        }}
      >
        {isBusy ? progress : 'Decline'}
      </Button>
    </HStack>
  );
}
