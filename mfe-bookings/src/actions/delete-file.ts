import { defineBookingAction } from './define-booking-action.tsx';

export const deleteFile = defineBookingAction({
  name: 'delete_files',
  label: 'Delete File',
  dialog: {
    input: 'fromOpener',
    title: 'Delete File',
    text: 'Are you sure you want to delete this file?',
  },
  primary: 'Delete',
  progress: 'Deleting...',
  success: 'File deleted.',
  consequences: () => ['Everyone who may see the files of this booking is notified.'],
  isDangerous: true,
  isPossible: ({ permissions, files }, { fileId }) =>
    permissions.delete_files && files.some(({ uuid }) => uuid === fileId),
});
