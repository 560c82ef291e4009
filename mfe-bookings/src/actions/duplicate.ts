import { t } from '@shootline/shared-api';
import { updatePath } from '../booking-paths.ts';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const duplicatedText = t('A duplicate booking has been created.');

export const duplicate = defineBookingAction({
  name: 'duplicate',
  label: t('Duplicate Booking'),
  order: 10,
  dialog: {
    title: t('Duplicate Booking'),
    text: t(
      'A new draft will be created from this booking, without its date, files, comments and videographer.',
    ),
  },
  primary: t('Duplicate{verb}', { verb: '' }),
  progress: t('Duplicating...'),
  success: duplicatedText,
  leadsTo: updatePath,
});
