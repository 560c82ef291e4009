import type { XeroFileInput } from '@shootline/shared-api/contract';

type Entry = {
  /** Code of the account in Xero. */
  accountCode: string;
  /** Names of tax rates in Xero, by currency. */
  taxTypes: Record<string, string>;
  /** The tax rate of every other currency. */
  taxTypeAbroad: string;
  /** Days from the invoice's date until it is due. */
  termDays: number;
};

/**
 * Accounts, tax rates and terms for Xero. Codes and rates are those of a new Australian organisation in
 * Xero; change them here to those of your organisation.
 */
export const xeroSettings = {
  bills: {
    accountCode: '300',
    taxTypes: { AUD: 'GST on Expenses' },
    taxTypeAbroad: 'GST Free Expenses',
    termDays: 14,
  },
  sales_invoices: {
    accountCode: '200',
    taxTypes: { AUD: 'GST on Income' },
    taxTypeAbroad: 'GST Free Exports',
    termDays: 30,
  },
} as const satisfies Record<XeroFileInput['kind'], Entry>;

export const xeroLimits = {
  /** Bills or sales invoices that Xero accepts in one file. */
  documents: 500,
  /** Invoices considered for one file. */
  invoices: 2000,
} as const;
