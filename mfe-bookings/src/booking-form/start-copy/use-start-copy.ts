import { type Booking, type BookingSummary, errorMessage, t } from '@shootline/shared-api';
import { zoneOf } from '@shootline/shared-api/rules';
import { wallOf, wallParts, wallText } from '@shootline/shared-api/values';
import { toast } from '@shootline/shared-ui';
import { useNavigate } from '@shootline/shared-ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { duplicatedText } from '../../actions/duplicate.ts';
import { updatePath } from '../../booking-paths.ts';
import { bookingActions } from '../../bookings/booking.actions.ts';
import { bookingQueries } from '../../bookings/booking.queries.ts';
import { useBookingAction } from '../../bookings/perform.actions.ts';
import { defaultTime } from '../brief/brief-values.ts';
import { useBriefCalls } from '../brief/brief.actions.ts';

const changedText = t('The copy has changed meanwhile. You can delete it in My Drafts.');

/**
 * Copies a booking to a day, at the time of the earlier shoot, and opens the copy in its form. The toast
 * offers to undo that. Throws `ApiError` if there is no copy.
 */
export function useStartCopy(booking: BookingSummary): (day: string | null) => Promise<void> {
  const { uuid, version, date } = booking;
  const { mutateAsync: duplicate } = useBookingAction('duplicate', uuid, '');
  const { updateQuietly } = useBriefCalls();
  const client = useQueryClient();
  const navigate = useNavigate();

  const undo = async (copy: Booking) => {
    const now = await client.fetchQuery({ ...bookingQueries.detail(copy.uuid), staleTime: 0 });
    if (now.version !== copy.version) return toast.info(changedText);
    const { uuid: id } = copy;
    await bookingActions.make_deleted(
      { id, version: copy.version, key: crypto.randomUUID() },
      undefined,
    );
    await navigate('/submit-brief', { replace: true });
    toast.success(t('The copy is deleted.'));
  };
  const dated = async (copy: Booking, day: string) => {
    const { time } = wallParts(date && wallText(new Date(date), zoneOf(booking)));
    const changes = { date: wallOf({ day, time: time || defaultTime }) };
    try {
      return await updateQuietly({ id: copy.uuid, version: copy.version, changes });
    } catch (error) {
      // The copy exists already; its form asks for the date again.
      toast.error(errorMessage(error));
      return copy;
    }
  };

  return async (day) => {
    const made = await duplicate({ version, input: undefined });
    const copy = day === null ? made : await dated(made, day);
    await navigate(updatePath(copy));
    const onPress = () =>
      void undo(copy).catch((error: unknown) => toast.error(errorMessage(error)));
    toast.success(duplicatedText, { action: { label: t('Undo'), onPress } });
  };
}
