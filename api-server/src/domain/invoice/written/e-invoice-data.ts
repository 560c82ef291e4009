import { dayAfter, plainMoney, taxOn, zoneOf } from '@shootline/shared-api/rules';
import type { InvoiceSource } from './invoice-writing.ts';

/** A line of the invoice with its amount in minor units. */
export type InvoiceLine = { text: string; amount: number };

const isoDay = (at: Date, zone: string) => dayAfter(at, 0, zone).split('-').reverse().join('-');

type Printed = { lines: InvoiceLine[]; notes: string[]; payment: string[] };

// Categories of EN 16931: standard rate, reverse charge, not subject to tax.
const categories = { charged: 'S', reverse: 'AE', abroad: 'O', none: 'O' } as const;

const amountIn = (currency: string) => (name: string, amount: number) => ({
  [`cbc:${name}`]: plainMoney(amount, currency),
  [`cbc:${name}@currencyID`]: currency,
});

function partyOf(of: {
  name: string;
  address: string;
  country: string;
  taxNumber: string;
  isTaxable: boolean;
}) {
  const { name, address, country, taxNumber, isTaxable } = of;
  const [street, more, ...rest] = address.split('\n').filter(Boolean);
  const number = taxNumber.replaceAll(/\s/g, '');
  // A VAT number begins with its country; others are national tax numbers.
  const scheme = /^[A-Z]{2}/.test(number) ? 'VAT' : 'FC';
  return {
    'cac:Party': {
      ...(number && { 'cac:PartyIdentification': [{ 'cbc:ID': number }] }),
      'cac:PostalAddress': {
        'cbc:StreetName': street,
        ...(more && { 'cbc:AdditionalStreetName': more }),
        ...(rest.length > 0 && { 'cac:AddressLine': { 'cbc:Line': rest.join(', ') } }),
        'cac:Country': { 'cbc:IdentificationCode': country },
      },
      ...(isTaxable && {
        'cac:PartyTaxScheme': [{ 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': scheme } }],
      }),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': name,
        ...(number && { 'cbc:CompanyID': number }),
      },
    },
  };
}

/**
 * The data of an invoice of EN 16931, in the names of UBL; undefined while a number is missing that the
 * standard demands (docs/product/invoices.md#e-invoices-by-the-portal).
 */
export function eInvoiceData(
  { parties: { supplier, recipient, tax }, bank, claims, viewer, now }: InvoiceSource,
  { lines, notes, payment }: Printed,
): object | undefined {
  const isReverse = tax.kind === 'reverse';
  if (!supplier.taxNumber || (isReverse && !recipient.invoice_tax_number)) return undefined;
  const { currency = '', invoiceNumber = '' } = claims[0]?.set ?? {};
  const credited = claims[0]?.whole.credited;
  // A credit note is positive in the standard.
  const sign = credited ? -1 : 1;
  const amount = amountIn(currency);
  const net = sign * lines.reduce((sum, line) => sum + line.amount, 0);
  const added = taxOn(net, tax.rate);
  const isTaxed = tax.kind === 'charged' || isReverse;
  const category = {
    'cbc:ID': categories[tax.kind],
    ...(isTaxed && { 'cbc:Percent': String(Math.round(tax.rate * 10_000) / 100) }),
  };
  const scheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
  const reason = notes[0] && { 'cbc:TaxExemptionReason': notes[0] };
  const today = isoDay(now, viewer.timezone);
  const shot = claims.flatMap(({ whole: { row } }) =>
    row.booking.date ? isoDay(row.booking.date, zoneOf(row.booking)) : [],
  );
  const iban = bank.kind === 'iban' && bank.iban;
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': invoiceNumber,
      'cbc:IssueDate': today,
      'cbc:InvoiceTypeCode': credited ? '381' : '380',
      'cbc:DocumentCurrencyCode': currency,
      ...(credited && {
        'cac:BillingReference': [
          { 'cac:InvoiceDocumentReference': { 'cbc:ID': credited.invoiceNumber } },
        ],
      }),
      'cac:AccountingSupplierParty': partyOf({
        ...{ name: supplier.legalName, address: supplier.address, country: supplier.country },
        ...{ taxNumber: supplier.taxNumber, isTaxable: isTaxed },
      }),
      'cac:AccountingCustomerParty': partyOf({
        ...{ name: recipient.invoice_name, address: recipient.invoice_address },
        ...{ country: recipient.invoice_country, taxNumber: recipient.invoice_tax_number },
        isTaxable: isTaxed && /^[A-Z]{2}/.test(recipient.invoice_tax_number),
      }),
      'cac:Delivery': { 'cbc:ActualDeliveryDate': shot.sort().at(-1) ?? today },
      'cac:PaymentMeans': [
        {
          // A transfer, or as the terms say.
          'cbc:PaymentMeansCode': iban ? '30' : '1',
          ...(iban && { 'cac:PayeeFinancialAccount': { 'cbc:ID': iban } }),
        },
      ],
      'cac:PaymentTerms': { 'cbc:Note': payment.join(', ') },
      'cac:TaxTotal': [
        {
          ...amount('TaxAmount', added),
          'cac:TaxSubtotal': [
            {
              ...amount('TaxableAmount', net),
              ...amount('TaxAmount', added),
              'cac:TaxCategory': { ...category, ...reason, ...scheme },
            },
          ],
        },
      ],
      'cac:LegalMonetaryTotal': {
        ...amount('LineExtensionAmount', net),
        ...amount('TaxExclusiveAmount', net),
        ...amount('TaxInclusiveAmount', net + added),
        ...amount('PayableAmount', net + added),
      },
      'cac:InvoiceLine': lines.map((line, index) => ({
        'cbc:ID': String(index + 1),
        'cbc:InvoicedQuantity': sign * line.amount < 0 ? '-1' : '1',
        'cbc:InvoicedQuantity@unitCode': 'C62',
        ...amount('LineExtensionAmount', sign * line.amount),
        'cac:Item': {
          'cbc:Name': line.text,
          'cac:ClassifiedTaxCategory': { ...category, ...scheme },
        },
        'cac:Price': amount('PriceAmount', Math.abs(line.amount)),
      })),
    },
  };
}
