import type { InvoiceTax } from '@shootline/shared-api/contract';
import SalesTax from 'sales-tax';

type Business = { country: string };
type Supplier = Business & { isTaxRegistered: boolean };

/** The tax on a service of one business for another; rules in docs/product/invoices.md#tax. */
export async function taxOf(supplier: Supplier, recipient: Business): Promise<InvoiceTax> {
  const none = { name: '', rate: 0 };
  if (!supplier.isTaxRegistered) return { kind: 'none', ...none };
  const { type, rate } = await SalesTax.getSalesTax(recipient.country);
  const isTaxed = type === 'vat' || type === 'gst';
  const name = isTaxed ? type.toUpperCase() : '';
  if (supplier.country !== recipient.country) {
    return { kind: isTaxed ? 'reverse' : 'abroad', name, rate: 0 };
  }
  return isTaxed && rate > 0 ? { kind: 'charged', name, rate } : { kind: 'none', ...none };
}
