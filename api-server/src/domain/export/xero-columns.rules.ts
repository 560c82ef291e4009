import type { XeroFileKind } from '@shootline/shared-api/contract';
import { plainMoney, safeText } from '@shootline/shared-api/rules';
import { type Column, cellsOf, number, text } from './export-csv.rules.ts';
import { xeroSettings } from './xero.settings.ts';

/** A line of a bill or a sales invoice. Lines of one stand together under its number. */
export type XeroLine = {
  contact: string;
  email: string;
  invoiceNumber: string;
  reference: string;
  /** DD-MM-YYYY. */
  invoiceDate: string;
  dueDate: string;
  description: string;
  /** Minor units. */
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
 * The headings of Xero's own templates, BillTemplate.csv and SalesInvoiceTemplate.csv, which its
 * imports of bills and of sales invoices offer; Xero Central, "Import or create invoices using a CSV
 * file", says what each takes. A bill has no Reference, and its Description may be empty.
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
      // With an apostrophe it would be another address; Xero keeps the contact's own.
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
    // Xero computes it, or the product does not have it.
    default:
      return text(heading, () => null);
  }
}

/** Headings and lines of a file that Xero imports: dates DD/MM/YYYY, amounts as plain decimals without tax. */
export function xeroRecords(kind: XeroFileKind, lines: XeroLine[]): string[][] {
  const columns = headings[kind].map((heading) => columnOf(heading, kind));
  return [[...headings[kind]], ...lines.map((line) => cellsOf(columns, line))];
}
