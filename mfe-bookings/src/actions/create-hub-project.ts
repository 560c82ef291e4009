import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const createHubProject = defineBookingAction({
  name: 'create_hub_project',
  label: t('Create Hub Project'),
  order: 105,
  dialog: {
    title: t('Create Hub Project'),
    text: t('Ask the hub again to create the project of this booking?'),
  },
  primary: t('Try Again'),
  progress: t('Asking the Hub...'),
  success: t('The hub is asked for the project.'),
  isFinal: true,
  consequences: () => [t('If it fails again, it is retried automatically for some hours.')],
});
