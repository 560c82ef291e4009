import { type BookingSummary, errorMessage, t, usePagedList } from '@shootline/shared-api';
import { Button, Icon, Skeleton, Text, toast } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bookingQueries } from '../../bookings/booking.queries.ts';
import type { BriefValues } from '../brief/brief-values.ts';
import { useFormFacts } from '../brief/form-facts.ts';
import { latestFirst, mayStartFrom, uuidOf } from './earlier.ts';
import { StartFromEarlier } from './start-from-earlier.tsx';
import { type Filled, FilledNotice } from './filled-notice.tsx';
import { fill, fillingsOf, repeated, unfill } from './repeat-brief.ts';

/** The client's latest booking of the chosen kind, or of any kind, if there is one. */
function useLastBooking() {
  const { isAdmin } = useFormFacts();
  const [client, kind] = useWatch<BriefValues, ['client', 'video_type']>({
    name: ['client', 'video_type'],
  });
  const list = usePagedList(
    bookingQueries.list({
      ...latestFirst,
      ...(isAdmin && client && { client }),
      ...(kind && { video_type: kind }),
    }),
    uuidOf,
  );
  const isKnown = !isAdmin || Boolean(client);
  return {
    last: isKnown ? list.rows.find(mayStartFrom) : undefined,
    isLoading: isKnown && list.view === 'loading',
  };
}

/**
 * Fills the form from the client's latest booking: only answers that the user has not given, unless they ask
 * for it, and as one step that can be undone. Beside it stand copies of earlier bookings.
 */
export function SameAsLastTime({ firstValues }: { firstValues: BriefValues }) {
  const { user } = useFormFacts();
  const form = useFormContext<BriefValues>();
  const queries = useQueryClient();
  const sourceId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<Filled | null>(null);
  const { last, isLoading } = useLastBooking();

  const start = async ({ uuid }: BookingSummary) => {
    try {
      const booking = await queries.fetchQuery({ ...bookingQueries.detail(uuid), staleTime: 0 });
      const values = { now: form.getValues(), first: firstValues };
      const { open, given } = fillingsOf(repeated(booking, user), values, user.role_policy);
      if (open.questions.length + given.questions.length === 0) {
        toast.info(t('Nothing is left to fill in.'));
        return;
      }
      setDone({ booking, filled: open, given, before: fill(form, open.answers) });
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const replace = ({ filled, given, before, booking }: Filled) => {
    setDone({
      booking,
      filled: {
        questions: [...filled.questions, ...given.questions],
        answers: { ...filled.answers, ...given.answers },
      },
      given: { questions: [], answers: {} },
      before: { ...before, ...fill(form, given.answers) },
    });
    button.current?.focus();
  };
  const close = () => {
    setDone(null);
    button.current?.focus();
  };
  const undo = ({ filled, before }: Filled) => {
    unfill(form, filled.answers, before);
    close();
  };

  return (
    <>
      <StartFromEarlier
        beside={
          last ? (
            <>
              <Button
                ref={button}
                size="sm"
                variant="outline"
                aria-describedby={sourceId}
                onClick={() => void start(last)}
              >
                <Icon icon={History} size={16} />
                {t('Same as Last Time')}
              </Button>
              <Text
                id={sourceId}
                fontSize="sm"
                color="fg.muted"
                lineClamp="1"
                minW="0"
                // A long title must not take a line of its own.
                maxW={{ base: '12rem', xl: '24rem' }}
                hideBelow="md"
              >
                #{last.booking_uid} · {last.title || t('Untitled booking')}
              </Text>
            </>
          ) : (
            isLoading && <Skeleton h="9" w="11.5rem" borderRadius="l2" />
          )
        }
      />
      {done && (
        <FilledNotice
          {...done}
          onUndo={() => undo(done)}
          onReplace={() => replace(done)}
          onClose={close}
        />
      )}
    </>
  );
}
