import { InvoiceService } from '@e-invoice-eu/core';
import type { PdfAttachment } from '../../../platform/pdf/page-writer.ts';

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

/** The XML of Factur-X, to be attached to its PDF; undefined if the standard lacks a code of the invoice. */
export async function facturX(data: object): Promise<PdfAttachment | undefined> {
  try {
    const options = { format: 'CII', lang: 'en' };
    const xml = await service.generate(data as never, options as never);
    const text = String(xml)
      .replace(/ xsi:schemaLocation="[^"]*"/, '')
      // A process of Peppol, which this invoice does not follow.
      .replace(/<ram:BusinessProcessSpecified[\s\S]*?<\/ram:BusinessProcessSpecified\w+>\s*/, '');
    return { name: facts.DocumentFileName, content: Buffer.from(text), metadata };
  } catch (error) {
    // The library's answer to a code that the standard lacks.
    if (error instanceof Error && 'validation' in error) return undefined;
    throw error;
  }
}
