import type { BookingSummary, Invoice, Mail } from '@shootline/shared-api/contract';
import { type Api, expect } from './fixtures.ts';

/** A one-page PDF file with this text. */
export function pdfOf(text: string): Buffer<ArrayBuffer> {
  const content = `BT /F1 18 Tf 20 100 Td (${text}) Tj ET`;
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
      '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
      '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R',
      '/Resources <</Font <</F1 5 0 R>>>>>> endobj',
      `4 0 obj <</Length ${content.length}>> stream`,
      content,
      'endstream endobj',
      '5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj',
      'trailer <</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  );
}

const toInvoice = async (videographer: Api) => {
  const { results } = await videographer.get<{ results: BookingSummary[] }>(
    '/booking/list-bookings?view=to_invoice',
  );
  return results.filter(({ invoice_action }) => invoice_action === 'create');
};

/** The demo bookings that this videographer has yet to invoice. */
export async function notInvoiced(videographer: Api): Promise<BookingSummary[]> {
  const bookings = await toInvoice(videographer);
  expect(bookings).not.toEqual([]);
  return bookings;
}

/**
 * A videographer with two bookings in Australian dollars to invoice, from the accounts that no other test
 * uses. The account depends on the day on which the demo was created.
 */
export async function findVideographerWithTwoToInvoice(
  apiAs: (email: string) => Promise<Api>,
): Promise<{ email: string; bookings: [BookingSummary, BookingSummary] }> {
  for (const number of [12, 3, 4, 5, 6]) {
    const email = `camop${number}@demo.test`;
    const bookings = await toInvoice(await apiAs(email));
    const [one, two] = bookings.filter(({ invoice_currency }) => invoice_currency === 'AUD');
    if (one && two) return { email, bookings: [one, two] };
  }
  throw new Error('The demo has no videographer with two bookings to invoice.');
}

/** The path in the mail about a submitted invoice for deciding on it. */
export async function mailedPath(admin: Api, { uuid }: Pick<Invoice, 'uuid'>, decision: string) {
  const path = `/invoice/${uuid}/${decision}`;
  await expect
    .poll(async () => {
      const { results } = await admin.get<{ results: Mail[] }>('/mails');
      const about = results.filter(({ kind }) => kind === 'invoice_submitted');
      const texts = await Promise.all(
        about.map(async (mail) => (await admin.get<{ text: string }>(`/mails/${mail.uuid}`)).text),
      );
      return texts.some((text) => text.includes(path));
    })
    .toBe(true);
  return path;
}
