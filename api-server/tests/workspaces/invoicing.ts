import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiErrorBody, BookingState, SubmittedInvoices } from '@shootline/shared-api/contract';
import { errorLines } from '../field-errors.ts';
import { startTestApi } from '../test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../workspace.ts';

type Row = Record<string, unknown>;
type Actor = Awaited<ReturnType<TestWorkspace['everyone']>>['admin'];

export type Submitted = SubmittedInvoices;

export const pdf = (text = 'x', name = 'invoice.pdf') => new File([`%PDF-1.7 ${text}`], name);

/** An API with a workspace whose videographer has shoots to invoice. */
export async function startInvoicing() {
  const api = await startTestApi();
  const workspace = await createTestWorkspace(api.db);
  const users = await workspace.everyone();
  let serial = 0;

  const submit = <Body = Submitted>(
    rows: Row[],
    file: File | undefined = pdf(),
    who: Actor = users.videographer,
    headers: Record<string, string> = {},
  ) => {
    const form = new FormData();
    form.set('data', JSON.stringify(rows));
    if (file) form.set('file', file);
    return api.send<Body>(who, 'POST', '/invoice/submit-invoice', form, headers);
  };

  return {
    api,
    workspace,
    users,
    submit,
    shot: (
      state: BookingState = 'footage_provided',
      values: Partial<Parameters<TestWorkspace['booking']>[0]> = {},
    ) =>
      workspace.booking({
        state,
        clientId: users.client.id,
        submitterId: users.clientUser.id,
        videographerId: users.videographer.id,
        ...values,
      }),
    /** An unused invoice number. */
    number: () => `CN-${(serial += 1)}`,
    rowOf: (booking: { id: string }, values: Row = {}): Row => ({
      booking_id: booking.id,
      invoice_number: 'CN-1',
      tax_details: 'ABN 51 824 753 556',
      line_items: [],
      ...values,
    }),
    refused: async (rows: Row[], file?: File, who?: Actor) => {
      const { status, body } = await submit<ApiErrorBody>(rows, file, who);
      return { status, errors: errorLines(body.errors), message: body.message };
    },
    /** The number of files in the storage. */
    stored: async () =>
      (await readdir(join(api.folder, workspace.tenantId)).catch(() => [])).length,
  };
}
