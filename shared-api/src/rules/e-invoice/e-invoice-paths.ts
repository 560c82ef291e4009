import type { EInvoiceSums } from './e-invoice.ts';
import { elementsAt, textAt, type XmlElement } from './xml.ts';

/** Where a syntax of EN 16931 has each field. */
export interface Paths {
  specification: string;
  number: string;
  date: string;
  type: string;
  preceding: string;
  currency: string;
  seller: string;
  buyer: string;
  party: Record<'name' | 'address' | 'street' | 'country' | 'taxes' | 'taxNumber', string> & {
    /** Whether one of its tax numbers is a VAT number. */
    isVat: (tax: XmlElement) => boolean;
  };
  lines: string;
  line: { id: string; name: string; quantity: string; price: string; net: string; rate: string };
  taxes: string;
  tax: { category: string; rate: string; base: string; amount: string };
  changes: string;
  change: { isCharge: string; amount: string };
  sums: Record<keyof EInvoiceSums, string>;
}

const totals = 'LegalMonetaryTotal';

/** UBL 2.1, invoices and credit notes. */
const ubl: Paths = {
  specification: 'CustomizationID',
  number: 'ID',
  date: 'IssueDate',
  type: 'InvoiceTypeCode|CreditNoteTypeCode',
  preceding: 'BillingReference/InvoiceDocumentReference/ID',
  currency: 'DocumentCurrencyCode',
  seller: 'AccountingSupplierParty/Party',
  buyer: 'AccountingCustomerParty/Party',
  party: {
    name: 'PartyLegalEntity/RegistrationName',
    address: 'PostalAddress',
    street: 'StreetName|AdditionalStreetName|AddressLine|PostalZone|CityName',
    country: 'PostalAddress/Country/IdentificationCode',
    taxes: 'PartyTaxScheme',
    taxNumber: 'CompanyID',
    isVat: (tax) => textAt(tax, 'TaxScheme/ID') === 'VAT',
  },
  lines: 'InvoiceLine|CreditNoteLine',
  line: {
    id: 'ID',
    name: 'Item/Name',
    quantity: 'InvoicedQuantity|CreditedQuantity',
    price: 'Price/PriceAmount',
    net: 'LineExtensionAmount',
    rate: 'Item/ClassifiedTaxCategory/Percent',
  },
  taxes: 'TaxTotal/TaxSubtotal',
  tax: {
    category: 'TaxCategory/ID',
    rate: 'TaxCategory/Percent',
    base: 'TaxableAmount',
    amount: 'TaxAmount',
  },
  changes: 'AllowanceCharge',
  change: { isCharge: 'ChargeIndicator', amount: 'Amount' },
  sums: {
    lines: `${totals}/LineExtensionAmount`,
    allowances: `${totals}/AllowanceTotalAmount`,
    charges: `${totals}/ChargeTotalAmount`,
    net: `${totals}/TaxExclusiveAmount`,
    tax: 'TaxTotal/TaxAmount',
    total: `${totals}/TaxInclusiveAmount`,
    prepaid: `${totals}/PrepaidAmount`,
    rounding: `${totals}/PayableRoundingAmount`,
    due: `${totals}/PayableAmount`,
  },
};

const trade = 'SupplyChainTradeTransaction';
const agreement = `${trade}/ApplicableHeaderTradeAgreement`;
const settlement = `${trade}/ApplicableHeaderTradeSettlement`;
const summation = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const ofLine = 'SpecifiedLineTradeSettlement';

/** UN/CEFACT CII D16B or later, also that inside of Factur-X. */
const cii: Paths = {
  specification: 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
  number: 'ExchangedDocument/ID',
  date: 'ExchangedDocument/IssueDateTime/DateTimeString',
  type: 'ExchangedDocument/TypeCode',
  preceding: `${settlement}/InvoiceReferencedDocument/IssuerAssignedID`,
  currency: `${settlement}/InvoiceCurrencyCode`,
  seller: `${agreement}/SellerTradeParty`,
  buyer: `${agreement}/BuyerTradeParty`,
  party: {
    name: 'Name',
    address: 'PostalTradeAddress',
    street: 'LineOne|LineTwo|LineThree|PostcodeCode|CityName',
    country: 'PostalTradeAddress/CountryID',
    taxes: 'SpecifiedTaxRegistration',
    taxNumber: 'ID',
    isVat: (tax) => elementsAt(tax, 'ID')[0]?.attributes['schemeID'] === 'VA',
  },
  lines: `${trade}/IncludedSupplyChainTradeLineItem`,
  line: {
    id: 'AssociatedDocumentLineDocument/LineID',
    name: 'SpecifiedTradeProduct/Name',
    quantity: 'SpecifiedLineTradeDelivery/BilledQuantity',
    price: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
    net: `${ofLine}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    rate: `${ofLine}/ApplicableTradeTax/RateApplicablePercent`,
  },
  taxes: `${settlement}/ApplicableTradeTax`,
  tax: {
    category: 'CategoryCode',
    rate: 'RateApplicablePercent',
    base: 'BasisAmount',
    amount: 'CalculatedAmount',
  },
  changes: `${settlement}/SpecifiedTradeAllowanceCharge`,
  change: { isCharge: 'ChargeIndicator/Indicator', amount: 'ActualAmount' },
  sums: {
    lines: `${summation}/LineTotalAmount`,
    allowances: `${summation}/AllowanceTotalAmount`,
    charges: `${summation}/ChargeTotalAmount`,
    net: `${summation}/TaxBasisTotalAmount`,
    tax: `${summation}/TaxTotalAmount`,
    total: `${summation}/GrandTotalAmount`,
    prepaid: `${summation}/TotalPrepaidAmount`,
    rounding: `${summation}/RoundingAmount`,
    due: `${summation}/DuePayableAmount`,
  },
};

/** The paths of a root element's syntax; undefined for other roots. */
export function pathsOf({ name, uri }: { name: string; uri: string }): Paths | undefined {
  if (name === 'CrossIndustryInvoice' && uri.startsWith('urn:un:unece:uncefact:data:standard:')) {
    return cii;
  }
  const isUbl = uri.startsWith('urn:oasis:names:specification:ubl:');
  return isUbl && (name === 'Invoice' || name === 'CreditNote') ? ubl : undefined;
}
