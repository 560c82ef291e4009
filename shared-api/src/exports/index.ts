export { canBeSentExport, type ExportName, partsWithheld } from '../contract/export-readers.ts';
export { downloadExport, exportActions } from './export.actions.ts';
export type { AnalyticsExportInput, InvoiceExportInput } from './export.actions.ts';
