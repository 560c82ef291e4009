import type { Booking, BookingSummary, Invoice } from '@shootline/shared-api/contract';
import { briefFor } from './actions/brief.ts';
import { type Api, expect } from './fixtures.ts';
import { mailWith } from './actions/mails.ts';

/** A one-page PDF file with this text, and this XML inside as Factur-X has it. */
export function pdfOf(text: string, xml?: string): Buffer<ArrayBuffer> {
  const content = `BT /F1 18 Tf 20 100 Td (${text}) Tj ET`;
  return Buffer.from(
    [
      '%PDF-1.4',
      `1 0 obj <</Type /Catalog /Pages 2 0 R${xml ? ` /Names <</EmbeddedFiles <</Kids [6 0 R]>>>>` : ''}>> endobj`,
      '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
      '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R',
      '/Resources <</Font <</F1 5 0 R>>>>>> endobj',
      `4 0 obj <</Length ${content.length}>> stream`,
      content,
      'endstream endobj',
      '5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj',
      ...(xml
        ? [
            '6 0 obj <</Limits [(factur-x.xml) (factur-x.xml)] /Names [(factur-x.xml) 7 0 R]>> endobj',
            '7 0 obj <</Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF <</F 8 0 R>>>> endobj',
            `8 0 obj <</Type /EmbeddedFile /Length ${Buffer.byteLength(xml)}>> stream`,
            xml,
            'endstream endobj',
          ]
        : []),
      'trailer <</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  );
}

/** The demo bookings that this videographer has yet to invoice. */
export async function notInvoiced(videographer: Api): Promise<BookingSummary[]> {
  const { results } = await videographer.get<{ results: BookingSummary[] }>(
    '/booking/list-bookings?view=to_invoice',
  );
  const bookings = results.filter(({ invoice_action }) => invoice_action === 'create');
  expect(bookings).not.toEqual([]);
  return bookings;
}

/** Two cancelled bookings, with a fee that this videographer has yet to invoice. */
export async function makeTwoToInvoice(
  client: Api,
  admin: Api,
  { user }: Api,
): Promise<[Booking, Booking]> {
  const make = async (days: number) => {
    const form = new FormData();
    form.set('data', JSON.stringify(briefFor(days)));
    const { uuid } = await client.post<Booking>('/booking?isDraft=false', form);
    await admin.post(`/booking/${uuid}/make-cancelled`, {
      cancellation_reason: 'weather',
      cancellation_details: '',
    });
    return admin.post<Booking>(`/booking/${uuid}/create-cancellation-fee`, {
      category: 'within_48_hours',
      is_assigned_only: false,
      camera_operator: user.uuid,
    });
  };
  return [await make(300), await make(301)];
}

/** The path in the mail about a submitted invoice for deciding on it. */
export async function mailedPath(admin: Api, { uuid }: Pick<Invoice, 'uuid'>, decision: string) {
  const path = `/invoice/${uuid}/${decision}`;
  await mailWith(admin, 'invoice_submitted', path);
  return path;
}
