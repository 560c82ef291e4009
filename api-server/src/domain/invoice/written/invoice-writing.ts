import type { BankDetails, InvoiceTax, InvoiceWriting } from '@shootline/shared-api/contract';
import { numberOf } from '@shootline/shared-api/rules/account';
import type { Db } from '../../../platform/db/db.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { type InvoicingRow, findInvoicing } from '../../people/invoicing/invoicing.repository.ts';
import { readWorkspaceSettings } from '../../workspace/workspace-settings.repository.ts';
import type { Claim } from '../invoice-claim.rules.ts';
import { taxOf } from './invoice-tax.rules.ts';

export type Recipient = Awaited<ReturnType<typeof readWorkspaceSettings>>;

/** The two parties of an invoice by the portal, the tax between them, and what is missing to write it. */
export type Parties = {
  supplier: InvoicingRow | undefined;
  recipient: Recipient;
  tax: InvoiceTax;
  missing: InvoiceWriting['missing'];
};

/** All that an invoice by the portal is written from. */
export type InvoiceSource = {
  parties: Parties & { supplier: InvoicingRow };
  bank: BankDetails;
  claims: Claim[];
  viewer: Viewer;
  now: Date;
};

/** The parties of the viewer's invoices. */
export async function partiesOf(tx: Db, viewer: Viewer): Promise<Parties> {
  const supplier = await findInvoicing(tx, viewer);
  const recipient = await readWorkspaceSettings(tx, viewer.tenantId);
  const { invoice_name: name, invoice_address: address, invoice_country: country } = recipient;
  const missing: InvoiceWriting['missing'] = [];
  if (!supplier?.address) missing.push('details');
  if (!supplier?.bank) missing.push('bank');
  if (!name || !address || !country) missing.push('recipient');
  const from = supplier ?? { country: '', isTaxRegistered: false };
  return { supplier, recipient, tax: await taxOf(from, { country }), missing };
}

/** The tax number of a business with its name, as far as it is known: 'ABN 51 824 753 556'. */
export function taxNumberText(country: string, taxNumber: string): string {
  return country === 'AU' && taxNumber !== '' ? `ABN ${taxNumber}` : taxNumber;
}

export function presentWriting({ supplier, recipient, tax, missing }: Parties): InvoiceWriting {
  return {
    missing,
    recipient: recipient.invoice_name,
    invoice_number: supplier ? numberOf(supplier.numberScheme, supplier.nextNumber) : '',
    tax_details: supplier ? taxNumberText(supplier.country, supplier.taxNumber) : '',
    bank: supplier?.bankMasked ?? '',
    tax,
  };
}
