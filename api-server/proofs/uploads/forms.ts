import { randomUUID } from 'node:crypto';
import { type Operation, loadContract } from '../../src/platform/openapi/document.ts';
import { addressOf } from '../send.ts';

type Properties = Record<string, { format?: string }>;

const takesFile = ({ multipart }: Operation) =>
  Object.values((multipart?.schema['properties'] ?? {}) as Properties).some(
    ({ format }) => format === 'binary',
  );

/** All calls of the contract that take a file. */
export const fileCalls = loadContract().operations.filter(takesFile);

export const boundary = 'cut-here';

const textsOf = (client: string): Record<string, Record<string, string>> => ({
  createBooking: { data: JSON.stringify({ title: 'Annual report interviews', client }) },
  addComment: { text: 'See the plan.' },
  uploadBookingFile: {},
  submitInvoice: {
    data: JSON.stringify([{ booking_id: randomUUID(), invoice_number: 'A-1', line_items: [] }]),
  },
});

function part(head: string, content: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
}

/** The address of a file call and a form with a file for it. Its booking is new or does not exist. */
export function formOf(operation: Operation, client: string): { path: string; body: Buffer } {
  const texts = textsOf(client)[operation.operationId];
  if (!texts) throw new Error(`Nobody has written down a form for ${operation.operationId}.`);
  const path = Object.fromEntries(
    [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, randomUUID()]),
  );
  const query = { isDraft: 'true' };
  const hasQuery = operation.parameters.some(({ name }) => name in query);
  const file = part('name="file"; filename="plan.pdf"', '%PDF-1.7\n%%EOF');
  const fields = Object.entries(texts).map(([name, value]) => part(`name="${name}"`, value));
  return {
    path: `/api${addressOf(operation, { path, ...(hasQuery ? { query } : {}) })}`,
    body: Buffer.from(`${file}${fields.join('')}--${boundary}--\r\n`),
  };
}
