import { HStack, Icon, RouterLink } from '@shootline/shared-ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';

/** The link back to My Bookings. */
export function BookingEyebrow() {
  return (
    <RouterLink to="/">
      <HStack as="span" display="inline-flex" gap="1.5">
        <Icon icon={ArrowLeft} size={16} />
        View all bookings
      </HStack>
    </RouterLink>
  );
}
