import { t } from '@shootline/shared-api';
import { uploadRules } from '@shootline/shared-api/rules';
import { FileField } from '@shootline/shared-ui/file-field';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const uploadFile = defineBookingAction({
  name: 'upload_file',
  label: t('Upload File'),
  dialog: {
    title: t('Upload File'),
    fields: () => <FileField name="file" label={t('File')} use="booking" isRequired />,
    rules: () => uploadRules,
    defaults: () => ({ file: null }),
  },
  primary: t('Upload'),
  progress: t('Uploading...'),
  success: t('File uploaded.'),
  foresees: () => ({}),
});
