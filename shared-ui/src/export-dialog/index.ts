export { ExportDialog, ExportForm } from './export-form.tsx';
export { exportMeta } from './export-meta.ts';
export { FilterAsField } from './filter-as-field.tsx';
export { FormatField, initialFormat } from './format-field.tsx';
export { PeriodFields } from './period-fields.tsx';
export { initialRecipients, RecipientsField } from './recipients-field.tsx';
