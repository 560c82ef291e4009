import { t } from '@shootline/shared-api';
import { FileField } from '@shootline/shared-ui/file-field';

/** An optional file for a new booking. */
export function UploadFile() {
  return (
    <FileField
      name="file"
      label={t('File')}
      use="booking"
      help={t('Optional: a script, a floor plan, a style guide.')}
    />
  );
}
