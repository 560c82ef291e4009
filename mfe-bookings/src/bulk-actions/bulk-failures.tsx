import { t, type BookingSummary, type BulkResult } from '@shootline/shared-api';
import { Box, Button, Flex, Icon, Stack, Text } from '@shootline/shared-ui';
import { Dialog, DialogList } from '@shootline/shared-ui/dialog';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { BookingLine } from './booking-line.tsx';

interface BulkFailuresProps {
  title: string;
  bookings: readonly BookingSummary[];
  results: readonly BulkResult[];
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

/** The bookings that a bulk action could not change, each with the reason. */
export function BulkFailures(props: BulkFailuresProps) {
  const { title, bookings, results, onClose, returnFocusTo } = props;
  const reasons = new Map(results.map(({ booking, error }) => [booking, error?.message]));
  const failed = bookings.filter(({ uuid }) => reasons.get(uuid));
  return (
    <Dialog title={title} onClose={onClose} returnFocusTo={returnFocusTo}>
      <Stack gap="4">
        <Text>{failureText(failed.length)}</Text>
        <DialogList label={t('Not done')}>
          {failed.map((booking) => (
            <BookingLine key={booking.uuid} booking={booking}>
              <Flex as="span" flex={{ base: '1 0 100%', sm: '1' }} gap="1" color="fg.error">
                <Icon icon={TriangleAlert} size={16} />
                <Box as="span" minW="0" overflowWrap="anywhere">
                  {reasons.get(booking.uuid)}
                </Box>
              </Flex>
            </BookingLine>
          ))}
        </DialogList>
        <Flex justify="flex-end">
          <Button data-autofocus onClick={onClose}>
            {t('Done')}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}

/** How many bookings a bulk action could not change. */
export const failureText = (count: number): string =>
  t(
    '{count, plural, one {# booking could not be changed, and stays selected.} other {# bookings could not be changed, and stay selected.}}',
    { count },
  );
