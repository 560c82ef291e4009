import { uploadRules } from '@shootline/shared-api/rules';
import { FileField } from '@shootline/shared-ui/file-field';
import { defineBookingAction } from './define-booking-action.tsx';

export const uploadFile = defineBookingAction({
  name: 'upload_file',
  label: 'Upload File',
  dialog: {
    title: 'Upload File',
    fields: () => <FileField name="file" label="File" use="booking" isRequired />,
    rules: () => uploadRules,
    defaults: () => ({ file: null }),
  },
  primary: 'Upload',
  progress: 'Uploading...',
  success: 'File uploaded.',
  consequences: () => ['Everyone who may see the files of this booking is notified.'],
});
