export { ExportDialog, ExportForm } from './export-form.tsx';
export { PeriodFields } from './period-fields.tsx';
export { firstRecipients, RecipientsField } from './recipients-field.tsx';
