import { t, type BookingSummary, type BulkResult } from '@shootline/shared-api';
import { Box, Flex, Icon, Text, VisuallyHidden } from '@shootline/shared-ui';
import { DialogList } from '@shootline/shared-ui/dialog';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { BookingLine } from './booking-line.tsx';
import type { ChosenOffers } from './bulk-offer-form.tsx';
import type { BulkDefinition } from './bulk-definition.ts';

function summary(action: BulkDefinition, results: readonly BulkResult[]): string {
  const failed = results.filter(({ error }) => error).length;
  const done = results.length - failed;
  const success = action.was(done);
  if (failed === 0) return success;
  const failure = t(
    '{count, plural, one {# could not be, and stays chosen.} other {# could not be, and stay chosen.}}',
    { count: failed },
  );
  return `${success} ${failure}`;
}

function offerText({ name }: BulkDefinition, videographer: string | undefined): string {
  if (videographer === undefined) return t('approved, not offered');
  return name === 'approve_and_offer'
    ? t('approved and offered to {videographer}', { videographer })
    : t('offered to {videographer}', { videographer });
}

/** Below the title on a phone. */
const outcomeWidth = { base: '1 0 100%', sm: '1' };

/** The result for each booking that was sent. */
export function BulkResults(props: {
  action: BulkDefinition;
  bookings: readonly BookingSummary[];
  results: readonly BulkResult[];
  /** The videographers whom bookings were offered to. */
  offers?: ChosenOffers | undefined;
}) {
  const { action, bookings, results, offers } = props;
  const byUuid = new Map(results.map((result) => [result.booking, result]));
  return (
    <>
      <Text role="status">{summary(action, results)}</Text>
      <DialogList label={t('Results')}>
        {bookings.map((booking) => {
          const result = byUuid.get(booking.uuid);
          if (!result) return null;
          const { error } = result;
          return (
            <BookingLine key={booking.uuid} booking={booking}>
              {error ? (
                <Flex as="span" flex={outcomeWidth} gap="1.5" color="fg.error">
                  <Icon icon={TriangleAlert} size={16} />
                  <Box as="span" minW="0" overflowWrap="anywhere">
                    {error.message}
                  </Box>
                </Flex>
              ) : (
                <Flex
                  as="span"
                  flex={offers && outcomeWidth}
                  align="flex-start"
                  gap="1.5"
                  color="fg.success"
                  overflowWrap="anywhere"
                >
                  <Icon icon={Check} size={16} />
                  {offers ? (
                    offerText(action, offers.get(booking.uuid)?.full_name)
                  ) : (
                    <VisuallyHidden>{action.done}</VisuallyHidden>
                  )}
                </Flex>
              )}
            </BookingLine>
          );
        })}
      </DialogList>
    </>
  );
}
