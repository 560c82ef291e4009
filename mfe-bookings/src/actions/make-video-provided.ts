import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const makeVideoProvided = defineBookingAction({
  name: 'make_video_provided',
  label: t('Indicate Footage Provided'),
  order: 100,
  dialog: {
    title: t('Indicate Footage Provided'),
    text: t('Are you sure that the footage of this shoot has been provided?'),
  },
  primary: t('Footage Provided'),
  progress: t('Saving...'),
  success: t("You've indicated that footage has been provided."),
  consequences: () => [t('The videographer can submit an invoice from then on.')],
});
