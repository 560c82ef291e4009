import { t, type Booking } from '@shootline/shared-api';
import { costText } from '@shootline/shared-api/values';
import { Box, Checkbox, Flex, NoticeBanner } from '@shootline/shared-ui';
import { FieldNotes, RequiredMark, useField } from '@shootline/shared-ui/form';
import { useController } from 'react-hook-form';
import { ChangeDeadlines } from '../bookings/change-deadlines.tsx';
import { cancellationCost } from './cancellation-cost.ts';
import { feeToUnderstand } from './fee-to-understand.ts';

type Fee = NonNullable<ReturnType<typeof feeToUnderstand>>;

/** A tick whose value is the amount it stands for, so that another amount needs another tick. */
function Understood({ fee }: { fee: Fee }) {
  const props = {
    name: 'understood_fee',
    label: t('I understand that a fee of up to {amount} may be charged', {
      amount: costText(fee),
    }),
  };
  const { id, error, control } = useField(props);
  const { field } = useController(props);
  return (
    <Box>
      <Flex align="center" gap="2" fontSize="sm">
        <Checkbox
          id={id}
          {...control}
          {...field}
          value=""
          checked={field.value === fee.cost}
          onChange={({ target }) => field.onChange(target.checked ? fee.cost : undefined)}
        />
        <label htmlFor={id}>
          {props.label}
          <RequiredMark isRequired />
        </label>
      </Flex>
      <FieldNotes id={id} error={error} />
    </Box>
  );
}

/** The cost of cancelling now, and a tick that the user has understood it if it may cost anything. */
export function CancellationPrice({ booking }: { booking: Booking }) {
  const cost = cancellationCost(booking);
  const fee = feeToUnderstand(booking);
  return (
    <>
      <ChangeDeadlines booking={booking} parts={['cancellation']} />
      {cost && <NoticeBanner {...(fee && { tone: 'warning' })}>{cost}</NoticeBanner>}
      {fee && <Understood fee={fee} />}
    </>
  );
}
