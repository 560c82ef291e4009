import { type Invoice, InvoiceService } from '@e-invoice-eu/core';
import type { PdfAttachment } from '../../../platform/pdf/page-writer.ts';
import { escapeMarkup } from '../../../platform/texts/escape-markup.ts';

const quiet = () => undefined;
const service = new InvoiceService({ ...console, log: quiet, warn: quiet, error: quiet });

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const facts = {
  DocumentType: 'INVOICE',
  DocumentFileName: 'factur-x.xml',
  Version: '1.0',
  ConformanceLevel: 'EN 16931',
};

const properties = Object.keys(facts).map(
  (name) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${name}</pdfaProperty:description></rdf:li>`,
);

/** The metadata by which readers of Factur-X find the XML, and the description that PDF/A asks of them. */
const metadata = `<rdf:Description rdf:about="" xmlns:fx="${namespace}">
${Object.entries(facts)
  .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${properties.join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;

// The library's answers to codes that the standard lacks, and to amounts of more than two decimals.
const isOfCode = (keyword: string) => keyword === 'enum' || keyword === 'pattern';

const summation = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';

/** The XML with the credited invoice, which the library leaves out. */
function withCredited(xml: string, { 'ubl:Invoice': data }: Invoice): string {
  const number = data['cac:BillingReference']?.[0]?.['cac:InvoiceDocumentReference']['cbc:ID'];
  if (number === undefined) return xml;
  const id = `<ram:IssuerAssignedID>${escapeMarkup(number)}</ram:IssuerAssignedID>`;
  const reference = `<ram:InvoiceReferencedDocument>${id}</ram:InvoiceReferencedDocument>`;
  return xml.replace(summation, () => summation + reference);
}

/** The XML of Factur-X, to be attached to its PDF; undefined if the standard lacks a code of the invoice. */
export async function facturX(data: Invoice): Promise<PdfAttachment | undefined> {
  try {
    const options = { format: 'CII', lang: 'en' };
    const xml = await service.generate(data, options as never);
    const text = String(xml)
      .replace(/ xsi:schemaLocation="[^"]*"/, '')
      // A process of Peppol, which this invoice does not follow.
      .replace(/<ram:BusinessProcessSpecified[\s\S]*?<\/ram:BusinessProcessSpecified\w+>\s*/, '');
    const content = Buffer.from(withCredited(text, data));
    return { name: facts.DocumentFileName, content, metadata };
  } catch (error) {
    const { errors = [] } = error as { errors?: { keyword: string }[] };
    if (errors.length > 0 && errors.every(({ keyword }) => isOfCode(keyword))) return undefined;
    throw error;
  }
}
