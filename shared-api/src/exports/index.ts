/** @deprecated Each app has its own calls. */
export { canBeSentExport, type ExportName, partsWithheld } from '../contract/export-readers.ts';
/** @deprecated Each app has its own calls. */
export { exportActions } from './export.actions.ts';
/** @deprecated Each app has its own calls. */
export type { AnalyticsExportInput, InvoiceExportInput } from './export.actions.ts';
