import { type Booking, lazyModule, t } from '@shootline/shared-api';
import { LazyPart } from '@shootline/shared-ui';
import { OptionPickerSkeleton } from '@shootline/shared-ui/option-picker';
import type { ActionContentProps, BookingAction } from '../action-engine/booking-action.ts';

const content = lazyModule(() => import('./first-offer-content.tsx'));

/** Approves a booking and offers it to the best videographer, in one dialog. */
export const approveAndOffer = {
  name: 'approve_and_offer',
  label: t('Approve and Offer'),
  order: 81,
  title: t('Approve and Offer'),
  isDangerous: false,
  isPossible: ({ permissions }: Booking) => permissions.approve_and_offer,
  Content: (props: ActionContentProps) => (
    <LazyPart of={content} loading={<OptionPickerSkeleton label={t('Videographer')} />}>
      {({ FirstOfferContent }) => <FirstOfferContent {...props} />}
    </LazyPart>
  ),
} satisfies BookingAction & { order: number };
