interface Sample {
  number: string;
  date: string;
  currency: string;
  /** Amounts of the lines, as written. */
  lines: Record<string, string>;
  net: string;
  tax: string;
  total: string;
}

const usual: Sample = {
  number: 'XR-77',
  date: '2026-11-20',
  currency: 'EUR',
  lines: { 'Founder interview': '740.00', Travel: '60.00' },
  net: '800.00',
  tax: '152.00',
  total: '952.00',
};

const specification = 'urn:cen.eu:en16931:2017';

/** An invoice of EN 16931 in the syntax UBL, correct unless changed. */
export function ublInvoice(changes: Partial<Sample> = {}): string {
  const { number, date, currency, lines, net, tax, total } = { ...usual, ...changes };
  const amount = (name: string, value: string) =>
    `<cbc:${name} currencyID="${currency}">${value}</cbc:${name}>`;
  const vat = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
  const category = (name: string) =>
    `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>${vat}</cac:${name}>`;
  const party = (name: string, taxNumber: string) => `<cac:Party><cac:PostalAddress>
<cbc:StreetName>Hauptstr. 1</cbc:StreetName><cbc:CityName>Berlin</cbc:CityName>
<cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyTaxScheme><cbc:CompanyID>${taxNumber}</cbc:CompanyID>${vat}</cac:PartyTaxScheme>
<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>
</cac:Party>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
 xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
 xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>${specification}</cbc:CustomizationID><cbc:ID>${number}</cbc:ID>
<cbc:IssueDate>${date}</cbc:IssueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty>${party('Büro Müller', 'DE123456788')}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party('Shootline GmbH', 'DE136695976')}</cac:AccountingCustomerParty>
<cac:TaxTotal>${amount('TaxAmount', tax)}<cac:TaxSubtotal>${amount('TaxableAmount', net)}
${amount('TaxAmount', tax)}${category('TaxCategory')}</cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', net)}${amount('TaxExclusiveAmount', net)}
${amount('TaxInclusiveAmount', total)}${amount('PayableAmount', total)}</cac:LegalMonetaryTotal>
${Object.entries(lines)
  .map(
    ([name, value], index) => `<cac:InvoiceLine><cbc:ID>${index + 1}</cbc:ID>
<cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>${amount('LineExtensionAmount', value)}
<cac:Item><cbc:Name>${name}</cbc:Name>${category('ClassifiedTaxCategory')}</cac:Item>
<cac:Price>${amount('PriceAmount', value)}</cac:Price></cac:InvoiceLine>`,
  )
  .join('\n')}
</Invoice>`;
}

/** The same invoice in the syntax CII, as in Factur-X. */
export function ciiInvoice(changes: Partial<Sample> = {}): string {
  const { number, date, currency, lines, net, tax, total } = { ...usual, ...changes };
  const rate =
    '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent>';
  const party = (name: string, taxNumber: string) => `<ram:Name>${name}</ram:Name>
<ram:PostalTradeAddress><ram:LineOne>Hauptstr. 1</ram:LineOne><ram:CityName>Berlin</ram:CityName>
<ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${taxNumber}</ram:ID></ram:SpecifiedTaxRegistration>`;
  const context = 'GuidelineSpecifiedDocumentContextParameter';
  const sums = 'SpecifiedTradeSettlementHeaderMonetarySummation';
  const ofLine = 'SpecifiedTradeSettlementLineMonetarySummation';
  const code = 'urn:un:unece:uncefact:data:standard';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="${code}:CrossIndustryInvoice:100"
 xmlns:ram="${code}:ReusableAggregateBusinessInformationEntity:100"
 xmlns:udt="${code}:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:${context}><ram:ID>${specification}</ram:ID></ram:${context}>
</rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>
<udt:DateTimeString format="102">${date.replaceAll('-', '')}</udt:DateTimeString></ram:IssueDateTime>
</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>
${Object.entries(lines)
  .map(
    ([name, value], index) => `<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>
<ram:ChargeAmount>${value}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>
</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement>
<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>${rate}</ram:ApplicableTradeTax>
<ram:${ofLine}><ram:LineTotalAmount>${value}</ram:LineTotalAmount></ram:${ofLine}>
</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
  )
  .join('\n')}
<ram:ApplicableHeaderTradeAgreement>
<ram:SellerTradeParty>${party('Büro Müller', 'DE123456788')}</ram:SellerTradeParty>
<ram:BuyerTradeParty>${party('Shootline GmbH', 'DE136695976')}</ram:BuyerTradeParty>
</ram:ApplicableHeaderTradeAgreement><ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>
<ram:ApplicableTradeTax><ram:CalculatedAmount>${tax}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>
<ram:BasisAmount>${net}</ram:BasisAmount>${rate}</ram:ApplicableTradeTax><ram:${sums}>
<ram:LineTotalAmount>${net}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${net}</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="${currency}">${tax}</ram:TaxTotalAmount>
<ram:GrandTotalAmount>${total}</ram:GrandTotalAmount><ram:DuePayableAmount>${total}</ram:DuePayableAmount>
</ram:${sums}></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}
