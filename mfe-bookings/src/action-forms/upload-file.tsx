import { t } from '@shootline/shared-api';
import { uploadRules } from '@shootline/shared-api/rules';
import { FileField } from '@shootline/shared-ui/file-field';
import type { ActionFields } from '../action-engine/booking-action.ts';

export const form: ActionFields<'upload_file'> = {
  fields: () => <FileField name="file" label={t('File')} use="booking" isRequired />,
  rules: () => uploadRules,
  defaults: () => ({ file: null }),
};
