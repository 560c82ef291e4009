import { t } from '@shootline/shared-api';
/** Texts of a mutation that requests an export; the dialog shows its failures. */
export const exportMeta = {
  success: t(
    'Exporting data to CSV. A link to download the CSV will be sent to the selected recipients shortly.',
  ),
  showsOwnError: true,
};
