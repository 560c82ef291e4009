import type { Invoice } from '@e-invoice-eu/core';
import {
  currentLocale,
  formatMoney,
  numberText,
  t,
  taxOn,
  zoneOf,
} from '@shootline/shared-api/rules';
import { friendlyFormatIBAN } from 'ibantools';
import { inLanguageOf } from '../../../platform/texts/languages.ts';
import { dayText } from '../../booking/brief/shoot-time.rules.ts';
import { claimedPartOf } from '../../pricing/invoice-parts.rules.ts';
import { type InvoiceLine, eInvoiceData } from './e-invoice-data.ts';
import { type InvoiceSource, type Parties, taxNumberText } from './invoice-writing.ts';

export type AmountRow = { text: string; amount: string };
type Block = { heading: string; lines: string[] };

/** A document about money, as it is printed. */
export type MoneyDocument = {
  language: string;
  title: string;
  number: string;
  supplier: string;
  blocks: Block[];
  items: AmountRow[];
  sums: AmountRow[];
  /** One for each currency. */
  totals: AmountRow[];
  notes: string[];
  payment?: Block;
  /** The data of its e-invoice, if it has one. */
  eInvoice?: Invoice | undefined;
};

const linesOf = (...texts: string[]) => texts.flatMap((text) => text.split('\n')).filter(Boolean);

const countryName = (code: string) =>
  new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(code) ?? code;

function noteOf({ kind, name }: Parties['tax']): string {
  switch (kind) {
    case 'charged':
      return '';
    case 'reverse':
      return t('Reverse charge: the recipient accounts for {tax}.', { tax: name });
    case 'abroad':
      return t('Service for a business abroad: no tax is charged.');
    case 'none':
      return t('No tax is charged: the supplier is not registered for it.');
  }
}

const titleFor = ({ kind }: Parties['tax']) =>
  kind === 'charged' ? t('Tax invoice') : t('Invoice');

/** An invoice in the videographer's language; its labels also in the recipient's, if that is another. */
export function writtenInvoice(source: InvoiceSource): MoneyDocument {
  const { parties, bank, claims, viewer, now } = source;
  const { supplier, recipient, tax } = parties;
  const theirs = { language: recipient.invoice_language === 'de' ? 'de' : 'en-AU' };
  const own = (write: () => string) => inLanguageOf(viewer, write);
  const each = (write: () => string) => [...new Set([own(write), inLanguageOf(theirs, write)])];
  const both = (write: () => string) => each(write).join(' / ');
  const { currency = '', invoiceNumber = '' } = claims[0]?.set ?? {};
  const credited = claims[0]?.whole.credited;
  const money = (amount: number) => own(() => formatMoney(amount, currency));
  const net = claims.reduce((sum, { set }) => sum + set.claimedAmount, 0);
  const added = taxOn(net, tax.rate);
  const percent = own(() => numberText(tax.rate * 100));
  const lines = claims.flatMap(({ whole: { row }, set }): InvoiceLine[] => {
    const { bookingUid, title, date } = row.booking;
    const day = date && own(() => dayText(date, zoneOf(row.booking)));
    return [
      {
        text: [`#${bookingUid ?? ''} ${title}`, day].filter(Boolean).join(', '),
        amount: claimedPartOf(set),
      },
      ...set.lineItems.map(({ description, amount }) => ({
        text: description || both(() => t('Extra')),
        amount,
      })),
    ];
  });
  const notes = each(() => noteOf(tax)).filter(Boolean);
  const payment = {
    heading: both(() => (credited ? t('Account') : t('Please pay to'))),
    lines: linesOf(
      supplier.legalName,
      ...(bank.kind === 'iban'
        ? [`IBAN ${friendlyFormatIBAN(bank.iban) ?? bank.iban}`]
        : [
            `${supplier.country === 'AU' ? 'BSB' : both(() => t('Bank code'))} ${bank.bank_code}`,
            `${both(() => t('Account number'))} ${bank.account_number}`,
          ]),
    ),
  };
  return {
    language: viewer.language,
    title: both(() => (credited ? t('Credit note{document}', { document: '' }) : titleFor(tax))),
    number: invoiceNumber,
    supplier: supplier.legalName,
    blocks: [
      {
        heading: both(() => t('Supplier')),
        lines: linesOf(
          supplier.legalName,
          supplier.address,
          both(() => countryName(supplier.country)),
          taxNumberText(supplier.country, supplier.taxNumber),
        ),
      },
      {
        heading: both(() => t('Recipient')),
        lines: linesOf(
          recipient.invoice_name,
          recipient.invoice_address,
          both(() => countryName(recipient.invoice_country)),
          taxNumberText(recipient.invoice_country, recipient.invoice_tax_number),
        ),
      },
      {
        heading: both(() => (credited ? t('Credit note number') : t('Invoice number'))),
        lines: [invoiceNumber],
      },
      { heading: both(() => t('Date')), lines: [own(() => dayText(now, viewer.timezone))] },
      ...(credited
        ? [{ heading: both(() => t('Credits invoice')), lines: [credited.invoiceNumber] }]
        : []),
    ],
    items: lines.map(({ text, amount }) => ({ text, amount: money(amount) })),
    sums:
      tax.kind === 'charged'
        ? [
            { text: both(() => t('Subtotal')), amount: money(net) },
            { text: `${tax.name} ${percent}%`, amount: money(added) },
          ]
        : [],
    totals: [{ text: both(() => t('Total')), amount: money(net + added) }],
    notes,
    payment,
    eInvoice: eInvoiceData(source, { lines, notes, payment: payment.lines }),
  };
}
