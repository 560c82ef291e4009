import { t } from '@shootline/shared-api';
/** Shown with restored input whose file was lost, as browsers do not keep files. */
export const fileLostText = t('Please choose your file again.');
