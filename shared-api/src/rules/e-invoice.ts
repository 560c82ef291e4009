export * from './e-invoice/e-invoice.ts';
export * from './e-invoice/e-invoice.rules.ts';
export * from './e-invoice/read-e-invoice.ts';
