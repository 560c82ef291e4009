import type { XeroFileKind } from '@shootline/shared-api/contract';
import { plainMoney, safeText } from '@shootline/shared-api/rules';
import { type Cell, type Column, cellsOf, number, text } from '../reports/cells.rules.ts';
import { xeroSettings } from './xero.settings.ts';

/** A line of a bill or a sales invoice; lines of the same document are adjacent. */
export type XeroLine = {
  contact: string;
  email: string;
  invoiceNumber: string;
  reference: string;
  /** DD-MM-YYYY. */
  invoiceDate: string;
  dueDate: string;
  description: string;
  /** In minor units. */
  amount: number;
  currency: string;
};

const address = [
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
];
const tracking = ['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'];

/**
 * Headings of Xero's templates BillTemplate.csv and SalesInvoiceTemplate.csv, offered by its imports of
 * bills and sales invoices. Xero Central, "Import or create invoices using a CSV file", describes the
 * columns. A bill has no Reference, and its Description may be empty.
 */
const headings: Record<XeroFileKind, readonly string[]> = {
  bills: [
    '*ContactName',
    'EmailAddress',
    ...address,
    '*InvoiceNumber',
    '*InvoiceDate',
    '*DueDate',
    'Total',
    'InventoryItemCode',
    'Description',
    '*Quantity',
    '*UnitAmount',
    '*AccountCode',
    '*TaxType',
    'TaxAmount',
    ...tracking,
    'Currency',
  ],
  sales_invoices: [
    '*ContactName',
    'EmailAddress',
    ...address,
    '*InvoiceNumber',
    'Reference',
    '*InvoiceDate',
    '*DueDate',
    'Total',
    'InventoryItemCode',
    '*Description',
    '*Quantity',
    '*UnitAmount',
    'Discount',
    '*AccountCode',
    '*TaxType',
    'TaxAmount',
    ...tracking,
    'Currency',
    'BrandingTheme',
  ],
};

const slashed = (day: string) => day.replaceAll('-', '/');

function columnOf(heading: string, kind: XeroFileKind): Column<XeroLine> {
  const { accountCode, taxTypes, taxTypeAbroad } = xeroSettings[kind];
  switch (heading.replace('*', '')) {
    case 'ContactName':
      return text(heading, (line) => line.contact);
    case 'EmailAddress':
      // A safe text would be another address. Without one Xero keeps the contact's address.
      return text(heading, ({ email }) => (safeText(email) === email ? email : null));
    case 'InvoiceNumber':
      return text(heading, (line) => line.invoiceNumber);
    case 'Reference':
      return text(heading, (line) => line.reference);
    case 'InvoiceDate':
      return text(heading, (line) => slashed(line.invoiceDate));
    case 'DueDate':
      return text(heading, (line) => slashed(line.dueDate));
    case 'Description':
      return text(heading, (line) => line.description);
    case 'Quantity':
      return number(heading, () => 1);
    case 'UnitAmount':
      return number(heading, ({ amount, currency }) => plainMoney(amount, currency));
    case 'AccountCode':
      return text(heading, () => accountCode);
    case 'TaxType': {
      const named: Record<string, string> = taxTypes;
      return text(heading, ({ currency }) => named[currency] ?? taxTypeAbroad);
    }
    case 'Currency':
      return text(heading, (line) => line.currency);
    // Computed by Xero, or unknown to the product.
    default:
      return text(heading, () => null);
  }
}

/** Headings and lines of a file for Xero: dates DD/MM/YYYY, amounts as plain decimals without tax. */
export function xeroRecords(kind: XeroFileKind, lines: XeroLine[]): Cell[][] {
  const columns = headings[kind].map((heading) => columnOf(heading, kind));
  return [[...headings[kind]], ...lines.map((line) => cellsOf(columns, line))];
}
