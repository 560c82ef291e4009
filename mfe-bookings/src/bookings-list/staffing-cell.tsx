import {
  type BookingStaffing,
  type BookingSummary,
  useCurrentUser,
  t,
  rich,
} from '@shootline/shared-api';
import { Box, Flex, formatDate, Text, TimeText } from '@shootline/shared-ui';
import type { RowStep } from '../row-step/row-step-dialog.tsx';
import { StepButton, type StepHandlers } from '../row-step/step-button.tsx';
import { staffingTexts } from '../staffing/staffing-texts.ts';

/** Three lines in tables, or all where the table shows a cell's whole text. */
const lines = {
  lineClamp: '3',
  css: { '[data-whole] &': { display: 'block' } },
} as const;

const isToday = (iso: string, zone: string) =>
  formatDate(iso, zone) === formatDate(new Date().toISOString(), zone);

/** The next step of a booking by its staffing, with its label; null while an answer is awaited. */
function stepOf(
  { permissions }: BookingSummary,
  { waiting, queued, accepted, opens, is_nobody_free }: BookingStaffing,
): { step: RowStep; label: string } | null {
  // Users who may offer the job may also assign.
  if (!permissions.request_camops_availabilities) return null;
  if (accepted.count > 0 || is_nobody_free) return { step: 'assign_camop', label: t('Assign') };
  if (opens) return { step: 'request_camops_availabilities', label: t('Ask Now') };
  return waiting.count + queued.count > 0
    ? null
    : { step: 'request_camops_availabilities', label: t('Offer{verb}', { verb: '' }) };
}

export interface StaffingCellProps extends StepHandlers {
  booking: BookingSummary;
  staffing: BookingStaffing;
}

/** The staffing status of a row's booking, and the button of the next step. */
export function StaffingCell({ booking, staffing, ...handlers }: StaffingCellProps) {
  const { timezone } = useCurrentUser();
  const { first, until, rest } = staffingTexts(staffing);
  const zone = until?.timezone ?? timezone;
  const step = stepOf(booking, staffing);
  return (
    // Beside the corner of a card.
    <Flex align="flex-start" justify="space-between" gap="2" pe={{ base: '8', md: '0' }}>
      <Box minW="0" {...lines}>
        <Text>
          {until
            ? rich('{waiting} until {time}', {
                waiting: first,
                time: (
                  <TimeText
                    iso={until.at}
                    zone={zone}
                    show={isToday(until.at, zone) ? 'time' : 'datetime'}
                  />
                ),
              })
            : first}
        </Text>
        {rest && (
          <Text fontSize="xs" color="fg.muted">
            {rest}
          </Text>
        )}
      </Box>
      {step && <StepButton {...handlers} {...step} booking={booking} />}
    </Flex>
  );
}
