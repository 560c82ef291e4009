import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { mail } from '../db/schema.ts';
import { tenantTransaction } from '../db/tenant-transaction.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/job.kind.ts';

type Sending = { mail: string };

function one(tenantId: string, id: string) {
  return and(eq(mail.tenantId, tenantId), eq(mail.id, id));
}

async function contentOf({ files }: Deps, storageKey: string): Promise<Buffer> {
  const found = await files.open(storageKey);
  if (!found) throw new Error('The attachment is no longer there.');
  return buffer(found.stream);
}

async function setState(
  tx: Db,
  tenantId: string,
  id: string,
  values: Partial<typeof mail.$inferInsert>,
): Promise<void> {
  await tx.update(mail).set(values).where(one(tenantId, id));
}

/** Hands one mail of the list to the transport. */
export const sendMail = defineJob<Sending>({
  async outside({ mail: id }, { deps, tenantId, now }) {
    const [row] = await tenantTransaction(deps.db, tenantId, (tx) =>
      tx.select().from(mail).where(one(tenantId, id)),
    );
    if (!row || row.state === 'sent') return;
    const attachments = await Promise.all(
      row.attachments.map(async ({ name, contentType, storageKey }) => ({
        filename: name,
        contentType,
        content: await contentOf(deps, storageKey),
      })),
    );
    await deps.mail.send({
      id,
      from: deps.settings.mail.from,
      to: { name: row.recipientName, address: row.recipientAddress },
      subject: row.subject,
      text: row.text,
      date: now,
      attachments,
    });
  },
  async inTransaction(tx, { mail: id }, { tenantId, now }) {
    await setState(tx, tenantId, id, { state: 'sent', sent: now, lastError: null });
  },
  async onFailed(tx, { mail: id }, { tenantId, error }) {
    await setState(tx, tenantId, id, { state: 'failed', lastError: error });
  },
});
