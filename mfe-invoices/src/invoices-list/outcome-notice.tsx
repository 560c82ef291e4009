import { Box, Button, Flex, NoticeBanner } from '@shootline/shared-ui';
import { useEffect, useRef } from 'react';
import { columnIdOf } from './edit-columns.tsx';
import { type EditField, editFields } from './invoice-edits.ts';
import type { Refusal } from './invoice-row.ts';
import type { Outcome } from './use-update-selection.ts';

const MOST_LISTED = 50;

const counted = (count: number, word: string) => `${count.toLocaleString('en')} ${word}`;

function summaryOf({ sent, updated, unchanged, refused, failure }: Outcome): string {
  const parts = [counted(updated, 'updated'), counted(refused.size, 'refused')];
  if (unchanged > 0) parts.splice(1, 0, counted(unchanged, 'unchanged'));
  const unconfirmed = sent - updated - unchanged - refused.size;
  if (failure === undefined) return `${parts.join(', ')}.`;
  return `${failure} ${parts.join(', ')}, ${counted(unconfirmed, 'not confirmed')}: their changes are kept.`;
}

const fieldOf = ({ errors }: Refusal): EditField | undefined =>
  editFields.find((field) => errors[field] !== undefined);

interface OutcomeNoticeProps {
  outcome: Outcome;
  /** Goes to a refused cell; false while the list does not show its row. */
  onGoTo: (uuid: string, columnId: string) => boolean;
  onClose: () => void;
}

/** What became of the invoices that were sent, the refused ones first at hand. */
export function OutcomeNotice({ outcome, onGoTo, onClose }: OutcomeNoticeProps) {
  const { refused, failure } = outcome;
  const firstRefused = useRef<HTMLButtonElement>(null);
  const listed = [...refused].slice(0, MOST_LISTED);
  useEffect(() => firstRefused.current?.focus(), []);
  const tone = failure !== undefined ? 'danger' : refused.size > 0 ? 'warning' : 'success';
  return (
    <NoticeBanner tone={tone} onClose={onClose}>
      {summaryOf(outcome)}
      {listed.length > 0 && (
        <Box asChild maxH="6rem" overflowY="auto" mt="1">
          <ul aria-label="Refused">
            {listed.map(([uuid, refusal], index) => {
              const field = fieldOf(refusal);
              return (
                <Flex asChild key={uuid} gap="2" align="baseline">
                  <li>
                    <Button
                      ref={index === 0 ? firstRefused : undefined}
                      size="xs"
                      variant="outline"
                      flexShrink="0"
                      onClick={() => onGoTo(uuid, field ? columnIdOf(field) : 'booking-number')}
                    >
                      {refusal.booking_uid || 'Invoice'}
                    </Button>
                    <Box as="span" minW="0" overflowWrap="anywhere">
                      {refusal.message}
                    </Box>
                  </li>
                </Flex>
              );
            })}
          </ul>
        </Box>
      )}
      {refused.size > listed.length &&
        `${(refused.size - listed.length).toLocaleString('en')} more are marked in the list.`}
    </NoticeBanner>
  );
}
