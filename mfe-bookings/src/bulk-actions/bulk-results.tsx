import type { BookingSummary, BulkResult } from '@shootline/shared-api';
import { Box, Icon, Text, VisuallyHidden } from '@shootline/shared-ui';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { BookingLine, BookingLines } from './booking-lines.tsx';
import { type BulkDefinition, bookingsText } from './bulk-definition.ts';

function summary(action: BulkDefinition, results: readonly BulkResult[]): string {
  const failed = results.filter(({ error }) => error).length;
  const done = results.length - failed;
  const failure = `${failed} could not be, and ${failed === 1 ? 'stays' : 'stay'} chosen.`;
  if (failed === 0) return `${bookingsText(done)} ${action.done}.`;
  return `${bookingsText(done)} ${action.done}. ${failure}`;
}

/** The result for each booking. */
export function BulkResults(props: {
  action: BulkDefinition;
  bookings: readonly BookingSummary[];
  results: readonly BulkResult[];
}) {
  const { action, bookings, results } = props;
  const byUuid = new Map(results.map((result) => [result.booking, result]));
  return (
    <>
      <Text role="status">{summary(action, results)}</Text>
      <BookingLines label="Results">
        {bookings.map((booking) => {
          const error = byUuid.get(booking.uuid)?.error;
          return (
            <BookingLine key={booking.uuid} booking={booking}>
              {error ? (
                <Box as="span" flex="1" color="fg.error" overflowWrap="anywhere">
                  <Icon icon={TriangleAlert} size={14} /> {error.message}
                </Box>
              ) : (
                <Box as="span" color="fg.success">
                  <Icon icon={Check} size={16} />
                  <VisuallyHidden>{action.done}</VisuallyHidden>
                </Box>
              )}
            </BookingLine>
          );
        })}
      </BookingLines>
    </>
  );
}
