import type { ApiErrorBody, Invoicing, InvoiceWriting } from '@shootline/shared-api/contract';
import { tenant } from '../../src/domain/schema.ts';
import { eq } from '../../src/platform/db/drizzle.ts';
import { type Submitted, startInvoicing } from './invoicing.ts';

/** Invoicing details of an Australian videographer. */
export const details = {
  legal_name: 'Cam Nguyen Pty Ltd',
  address: '12 Potts Lane\nSydney NSW 2000',
  country: 'AU',
  tax_number: '51 824 753 556',
  is_tax_registered: true,
  number_scheme: 'WR-{000}',
  next_number: 7,
};

const bank = { kind: 'local', iban: '', bank_code: '062000', account_number: '12345678' };

/** An API with a workspace whose videographer lets the portal write invoices. */
export async function startWriting() {
  const invoicing = await startInvoicing();
  const { api, workspace, users } = invoicing;
  const { videographer: cam } = users;
  return {
    ...invoicing,
    write: (rows: Record<string, unknown>[], headers: Record<string, string> = {}) =>
      api.send<Submitted & ApiErrorBody>(cam, 'POST', '/invoice/write-invoice', rows, headers),
    writing: () => api.get<InvoiceWriting>(cam, '/invoice/writing'),
    /** Enters the usual invoicing details with changes. */
    enter: (values: object = {}) =>
      api.send<Invoicing>(cam, 'PUT', '/account/invoicing', { ...details, ...values }),
    enterBank: (values: object = bank) =>
      api.send(cam, 'PUT', '/account/invoicing/bank', { ...bank, ...values }),
    /** Changes the business that is invoiced. */
    recipient: (values: Partial<typeof tenant.$inferInsert>) =>
      api.db
        .update(tenant)
        .set({ invoiceName: 'Shootline Pty Ltd', invoiceAddress: '1 Quay Street', ...values })
        .where(eq(tenant.id, workspace.tenantId)),
    /** The file of the written invoice. */
    pdfOf: async ({ body }: { body: Submitted }) => {
      const path = body.invoices[0]?.files[0]?.file ?? '';
      const headers = { Authorization: `Token ${await api.tokenOf(cam)}` };
      const response = await api.app.request(`/api${path}`, { headers });
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
