export { ExportForm, ExportModal } from './export-form.tsx';
export { firstRecipients, RecipientsField } from './recipients-field.tsx';
export { PeriodFields } from './period-fields.tsx';
