import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const uploadFile = defineBookingAction({
  name: 'upload_file',
  label: t('Upload File'),
  dialog: {
    title: t('Upload File'),
    form: () => import(/* webpackChunkName: "action-forms" */ '../action-forms/upload-file.tsx'),
  },
  primary: t('Upload'),
  progress: t('Uploading...'),
  success: t('File uploaded.'),
  foresees: () => ({}),
});
