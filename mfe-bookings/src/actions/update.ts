import { t } from '@shootline/shared-api';
import { updatePath } from '../booking-paths.ts';
import { definePageAction } from '../action-engine/define-page-action.ts';

export const update = definePageAction({
  name: 'update',
  label: t('Update Booking'),
  order: 15,
  path: updatePath,
});
