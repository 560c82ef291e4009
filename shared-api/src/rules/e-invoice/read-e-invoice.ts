import { digitsOf } from '../money/amount.ts';
import type { EInvoice, EInvoiceParty, EInvoiceSums } from './e-invoice.ts';
import { type Paths, pathsOf } from './e-invoice-paths.ts';
import { elementsAt, readXml, textAt, UnreadableXml, type XmlElement } from './xml.ts';

function partyOf(element: XmlElement | undefined, paths: Paths['party']): EInvoiceParty {
  const nobody = { name: '', address: [], hasAddress: false, country: '', taxNumber: '' };
  if (!element) return nobody;
  const [address] = elementsAt(element, paths.address);
  const lines = address ? elementsAt(address, paths.street) : [];
  const taxes = elementsAt(element, paths.taxes);
  const tax = taxes.find(paths.isVat) ?? taxes[0];
  return {
    name: textAt(element, paths.name),
    address: lines
      .flatMap((line) => [line, ...line.children])
      .map(({ text }) => text.trim())
      .filter(Boolean),
    hasAddress: address !== undefined,
    country: textAt(element, paths.country),
    taxNumber: tax ? textAt(tax, paths.taxNumber) : '',
  };
}

// A day of UBL may have one.
const timeZone = /(Z|[+-]\d\d:\d\d)$/;

/**
 * Reads an invoice of EN 16931 in XML, in the syntax UBL or CII; null for another XML text. Throws
 * `UnreadableXml`. Runs in the browser and on the server.
 */
export function readEInvoice(bytes: Uint8Array): EInvoice | null {
  const root = readXml(bytes);
  const paths = pathsOf(root);
  if (!paths) return null;
  const text = (path: string) => textAt(root, path);
  const currency = text(paths.currency);
  const unit = 10 ** (/^[A-Z]{3}$/.test(currency) ? digitsOf(currency) : 2);
  const minor = (amount: string | undefined) =>
    amount && /^[+-]?(\d+\.?|\d*\.\d+)$/.test(amount)
      ? Number((Number(amount) * unit).toFixed(4))
      : null;
  /** The sum in the invoice's currency: a tax may be given in that of its books too. */
  const sum = (path: string) => {
    const found = elementsAt(root, path);
    const own = found.find(({ attributes: { currencyID } }) => currencyID === currency);
    return minor((own ?? found[0])?.text.trim());
  };
  const names = Object.keys(paths.sums) as (keyof EInvoiceSums)[];
  return {
    specification: text(paths.specification),
    number: text(paths.number),
    date: text(paths.date)
      .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
      .replace(timeZone, ''),
    type: text(paths.type),
    preceding: text(paths.preceding),
    currency,
    unit,
    seller: partyOf(elementsAt(root, paths.seller)[0], paths.party),
    buyer: partyOf(elementsAt(root, paths.buyer)[0], paths.party),
    lines: elementsAt(root, paths.lines).map((line) => ({
      id: textAt(line, paths.line.id),
      name: textAt(line, paths.line.name),
      quantity: textAt(line, paths.line.quantity),
      unit: elementsAt(line, paths.line.quantity)[0]?.attributes['unitCode'] ?? '',
      price: textAt(line, paths.line.price),
      net: minor(textAt(line, paths.line.net)),
      rate: textAt(line, paths.line.rate),
    })),
    taxes: elementsAt(root, paths.taxes).map((tax) => ({
      category: textAt(tax, paths.tax.category),
      rate: textAt(tax, paths.tax.rate),
      base: minor(textAt(tax, paths.tax.base)),
      amount: minor(textAt(tax, paths.tax.amount)),
    })),
    changes: elementsAt(root, paths.changes).map((change) => ({
      isCharge: /^(true|1)$/.test(textAt(change, paths.change.isCharge)),
      amount: minor(textAt(change, paths.change.amount)),
    })),
    sums: Object.fromEntries(names.map((name) => [name, sum(paths.sums[name])])) as never,
  };
}

/** Names of the XML file inside of a Factur-X or ZUGFeRD PDF, in small letters. */
const inPdf = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];

/** Whether a file attached to a PDF is its e-invoice. */
export const isEInvoiceName = (name: string): boolean => inPdf.includes(name.toLowerCase());

/** A read file: its e-invoice, null if it has none, or why it is not read. */
export type Reading = { invoice: EInvoice | null } | { failure: UnreadableXml['kind'] };

/** Reads an XML text as `readEInvoice` does, without throwing. */
export function readingOf(bytes: Uint8Array): Reading {
  try {
    return { invoice: readEInvoice(bytes) };
  } catch (error) {
    if (error instanceof UnreadableXml) return { failure: error.kind };
    throw error;
  }
}
