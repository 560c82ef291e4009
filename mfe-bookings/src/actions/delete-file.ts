import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const deleteFile = defineBookingAction({
  name: 'delete_files',
  label: t('Delete File'),
  dialog: {
    input: 'fromOpener',
    title: t('Delete File'),
    text: t('Are you sure you want to delete this file?'),
  },
  primary: t('Delete'),
  progress: t('Deleting...'),
  success: t('File deleted.'),
  isDangerous: true,
  isPossible: ({ permissions, files }, { fileId }) =>
    permissions.delete_files && files.some(({ uuid }) => uuid === fileId),
});
