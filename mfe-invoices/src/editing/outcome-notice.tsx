import { t, numberText } from '@shootline/shared-api';
import { Box, Button, ButtonLink, Flex, NoticeBanner } from '@shootline/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { columnIdOf } from './edit-columns.tsx';
import { type EditField, editFields } from './edit-values.ts';
import type { Refusal } from './invoice-row.ts';
import type { Outcome } from './use-update-selection.ts';

const MOST_LISTED = 50;

function summaryOf({ sent, updated, unchanged, refused, failure }: Outcome): string {
  const counts = {
    updated: numberText(updated),
    unchanged: numberText(unchanged),
    refused: numberText(refused.size),
    unconfirmed: numberText(sent - updated - unchanged - refused.size),
  };
  if (failure === undefined) {
    return unchanged > 0
      ? t('{updated} updated, {unchanged} unchanged, {refused} refused.', counts)
      : t('{updated} updated, {refused} refused.', counts);
  }
  const kept =
    unchanged > 0
      ? t(
          '{updated} updated, {unchanged} unchanged, {refused} refused, {unconfirmed} not confirmed: their changes are kept.',
          counts,
        )
      : t(
          '{updated} updated, {refused} refused, {unconfirmed} not confirmed: their changes are kept.',
          counts,
        );
  return `${failure} ${kept}`;
}

const fieldOf = ({ errors }: Refusal): EditField | undefined =>
  editFields.find((field) => errors[field] !== undefined);

interface OutcomeNoticeProps {
  outcome: Outcome;
  /** Whether an invoice still has to be sent. */
  isWaiting: (uuid: string) => boolean;
  isListed: (uuid: string) => boolean;
  /** Focuses the refused field of a listed invoice. */
  onGoTo: (uuid: string, columnId: string) => void;
  onDrop: (uuid: string) => void;
  /** Has the focus right after the click that starts the update. */
  updateButton: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const inAll = (booking_uid: string) =>
  `/finance-dashboard?${new URLSearchParams({ view: 'all', booking_uid }).toString()}`;

type RefusedProps = Pick<OutcomeNoticeProps, 'isListed' | 'onGoTo' | 'onDrop'> & {
  uuid: string;
  refusal: Refusal;
};

/** A refused invoice: a link to it, the reason, and a button that drops its changes. */
function Refused({ uuid, refusal, isListed, onGoTo, onDrop }: RefusedProps) {
  const { booking_uid, message } = refusal;
  const name = booking_uid || t('Invoice');
  const field = fieldOf(refusal);
  const isElsewhere = !isListed(uuid) && booking_uid !== '';
  return (
    <Flex asChild gap="2" align="baseline">
      <li>
        {isElsewhere ? (
          <ButtonLink to={inAll(booking_uid)} size="xs" variant="outline" flexShrink="0">
            {name}
          </ButtonLink>
        ) : (
          <Button
            size="xs"
            variant="outline"
            flexShrink="0"
            onClick={() => onGoTo(uuid, field ? columnIdOf(field) : 'booking-number')}
          >
            {name}
          </Button>
        )}
        <Box as="span" minW="0" overflowWrap="anywhere">
          {message}
        </Box>
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          flexShrink="0"
          ms="auto"
          aria-label={t('Drop Change of {name}', { name })}
          onClick={() => onDrop(uuid)}
        >
          {t('Drop Change')}
        </Button>
      </li>
    </Flex>
  );
}

/** The outcome of the update; moves the focus to the first refused invoice. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, isWaiting, updateButton, onClose, ...calls } = props;
  const { refused, failure } = outcome;
  const refusedList = useRef<HTMLUListElement>(null);
  const waiting = [...refused].filter(([uuid]) => isWaiting(uuid));
  const listed = waiting.slice(0, MOST_LISTED);
  useEffect(() => {
    const focused = document.activeElement;
    // The user may already be working in the grid again.
    if (focused !== document.body && focused !== updateButton.current) return;
    refusedList.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [updateButton]);
  const tone = failure !== undefined ? 'danger' : refused.size > 0 ? 'warning' : 'success';
  return (
    <NoticeBanner tone={tone} onClose={onClose}>
      {summaryOf(outcome)}
      {listed.length > 0 && (
        <Box asChild maxH="6rem" overflowY="auto" mt="1">
          <ul ref={refusedList} aria-label={t('Refused')}>
            {listed.map(([uuid, refusal]) => (
              <Refused key={uuid} uuid={uuid} refusal={refusal} {...calls} />
            ))}
          </ul>
        </Box>
      )}
      {waiting.length > listed.length &&
        t('{count} more are marked in the list.', {
          count: numberText(waiting.length - listed.length),
        })}
    </NoticeBanner>
  );
}
