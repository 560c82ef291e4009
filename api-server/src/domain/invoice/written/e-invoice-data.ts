import type { Invoice } from '@e-invoice-eu/core';
import { dayAfter, plainMoney, taxOn, zoneOf } from '@shootline/shared-api/rules';
import { vatNumber } from '../../reference/tax-number.ts';
import type { InvoiceSource } from './invoice-writing.ts';

/** A line of the invoice with its amount in minor units. */
export type InvoiceLine = { text: string; amount: number };

const isoDay = (at: Date, zone: string) => dayAfter(at, 0, zone).split('-').reverse().join('-');

type Printed = { lines: InvoiceLine[]; notes: string[]; payment: string[] };

// Categories of EN 16931: standard rate, reverse charge, not subject to tax.
const categories = { charged: 'S', reverse: 'AE', abroad: 'O', none: 'O' } as const;

type Data = Invoice['ubl:Invoice'];
// Codes that the standard lacks are found when the XML is written.
type Currency = Data['cbc:DocumentCurrencyCode'];
type SellerAddress = Data['cac:AccountingSupplierParty']['cac:Party']['cac:PostalAddress'];
type Country = SellerAddress['cac:Country']['cbc:IdentificationCode'];

type Amount<Name extends string> = Record<`cbc:${Name}`, string> &
  Record<`cbc:${Name}@currencyID`, Currency>;

const amountIn =
  (currency: Currency) =>
  <Name extends string>(name: Name, amount: number) =>
    ({
      [`cbc:${name}`]: plainMoney(amount, currency),
      [`cbc:${name}@currencyID`]: currency,
    }) as Amount<Name>;

type Business = { name: string; address: string; country: string; taxNumber: string };

function partyOf({ name, address, country, taxNumber }: Business) {
  const [street = '', more, ...rest] = address.split('\n').filter(Boolean);
  return {
    'cac:PostalAddress': {
      'cbc:StreetName': street,
      ...(more && { 'cbc:AdditionalStreetName': more }),
      ...(rest.length > 0 && { 'cac:AddressLine': { 'cbc:Line': rest.join(', ') } }),
      'cac:Country': { 'cbc:IdentificationCode': country as Country },
    },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(taxNumber && { 'cbc:CompanyID': taxNumber.replaceAll(/\s/g, '') }),
    },
  };
}

const taxScheme = (number: string, scheme: 'VAT' | 'FC') => ({
  'cbc:CompanyID': number.replaceAll(/\s/g, ''),
  'cac:TaxScheme': { 'cbc:ID': scheme },
});

/**
 * The data of an invoice of EN 16931, in the names of UBL; undefined while a number is missing that the
 * standard demands (docs/product/invoices.md#e-invoices-by-the-portal).
 */
export function eInvoiceData(
  { parties: { supplier, recipient, tax }, bank, claims, viewer, now }: InvoiceSource,
  { lines, notes, payment }: Printed,
): Invoice | undefined {
  const isReverse = tax.kind === 'reverse';
  if (!supplier.taxNumber || (isReverse && !recipient.invoice_tax_number)) return undefined;
  const { currency = '', invoiceNumber = '' } = claims[0]?.set ?? {};
  const credited = claims[0]?.whole.credited;
  // A credit note is positive in the standard.
  const sign = credited ? -1 : 1;
  const amount = amountIn(currency as Currency);
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
  const buyer = {
    name: recipient.invoice_name,
    address: recipient.invoice_address,
    country: recipient.invoice_country,
    taxNumber: recipient.invoice_tax_number,
  };
  const vat = vatNumber(supplier.country, supplier.taxNumber);
  const buyerVat = vatNumber(buyer.country, buyer.taxNumber);
  const iban = bank.kind === 'iban' && bank.iban;
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': invoiceNumber,
      'cbc:IssueDate': today,
      'cbc:InvoiceTypeCode': credited ? '381' : '380',
      'cbc:DocumentCurrencyCode': currency as Currency,
      ...(credited && {
        'cac:BillingReference': [
          { 'cac:InvoiceDocumentReference': { 'cbc:ID': credited.invoiceNumber } },
        ],
      }),
      'cac:AccountingSupplierParty': {
        'cac:Party': {
          ...partyOf({ ...supplier, name: supplier.legalName }),
          ...(isTaxed && {
            'cac:PartyTaxScheme': [
              vat ? taxScheme(vat, 'VAT') : taxScheme(supplier.taxNumber, 'FC'),
            ],
          }),
        },
      },
      'cac:AccountingCustomerParty': {
        'cac:Party': {
          ...partyOf(buyer),
          ...(isTaxed && buyerVat && { 'cac:PartyTaxScheme': taxScheme(buyerVat, 'VAT') }),
        },
      },
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
      })) as Data['cac:InvoiceLine'],
    },
  };
}
