import type { FileStorage } from '../src/platform/files/file-storage.ts';
import type { Db } from '../src/platform/db/db.ts';
import {
  booking,
  bookingAssignment,
  bookingAvailability,
  bookingFile,
  busyTime,
  cancellationFee,
  client,
  comment,
  commentAttachment,
  commentThread,
  feedback,
  invoice,
  invoiceFile,
  invoiceHistory,
  invoicing,
  job,
  appUser,
  stateLog,
  tenant,
  userAction,
} from '../src/domain/schema.ts';
import { workspaceTransaction } from '../src/platform/db/workspace-transaction.ts';
import { setPasswords } from './roster.ts';
import { acmeClients, demoClients } from './data/clients.ts';
import { acmePeople, demoPeople } from './data/people.ts';
import { sealBanks, writeInvoices } from './invoicing.ts';
import { lapsesOf } from './offers.ts';
import { acmeSlots, demoSlots } from './slots.ts';
import {
  type WorkspaceRecords,
  type WorkspaceSpec,
  createWorkspaceRecords,
  personRows,
  workspaceId,
} from './workspace.ts';

export type SeedOptions = {
  /** The instant in the middle of the demo's two years. */
  now: Date;
  files: Pick<FileStorage, 'put'>;
};

/** The contents of the demo. */
export const demoWorkspaces: readonly WorkspaceSpec[] = [
  {
    alias: 'demo',
    name: 'Demo Productions',
    invoiced: {
      invoiceName: 'Demo Productions Pty Ltd',
      invoiceAddress: '1 George Street\nSydney NSW 2000',
      invoiceTaxNumber: '51 824 753 556',
    },
    clients: demoClients,
    users: demoPeople,
    slots: demoSlots,
  },
  {
    alias: 'acme',
    name: 'Acme Media',
    clients: acmeClients,
    users: acmePeople,
    slots: acmeSlots,
  },
];

// A statement takes at most 65535 parameters, and a booking has about sixty.
const atOnce = 500;

async function inParts<Row>(rows: Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    await insert(rows.slice(start, start + atOnce));
  }
}

async function insertRecords(
  tx: Db,
  records: WorkspaceRecords,
  { now, files }: SeedOptions,
): Promise<void> {
  await inParts(records.roster.clients, (part) =>
    tx.insert(client).values(part.map(({ row }) => row)),
  );
  await inParts(personRows(records), (part) => tx.insert(appUser).values(part));
  await inParts(records.invoicing, (part) =>
    tx.insert(invoicing).values(part.map(({ row }) => row)),
  );
  await inParts(records.bookings, (part) => tx.insert(booking).values(part));
  await inParts(records.offers, (part) => tx.insert(bookingAvailability).values(part));
  await inParts(lapsesOf(records.offers, now), (part) => tx.insert(job).values(part));
  await inParts(records.assignments, (part) => tx.insert(bookingAssignment).values(part));
  await inParts(records.busyTimes, (part) => tx.insert(busyTime).values(part));
  await inParts(records.fees, (part) => tx.insert(cancellationFee).values(part));
  await inParts(records.logs, (part) => tx.insert(stateLog).values(part));
  await inParts(records.invoices, (part) => tx.insert(invoice).values(part));
  await writeInvoices(tx, records.writtenInvoices, { invoicing: records.invoicing, files });
  await inParts(records.invoiceFiles, (part) => tx.insert(invoiceFile).values(part));
  await inParts(records.invoiceHistory, (part) => tx.insert(invoiceHistory).values(part));
  await inParts(records.feedback, (part) => tx.insert(feedback).values(part));
  await inParts(records.files, (part) => tx.insert(bookingFile).values(part));
  await inParts(records.threads, (part) => tx.insert(commentThread).values(part));
  await inParts(records.comments, (part) => tx.insert(comment).values(part));
  await inParts(records.attachments, (part) => tx.insert(commentAttachment).values(part));
  await inParts(records.notifications, (part) => tx.insert(userAction).values(part));
}

/** The id that the demo's first workspace has in every database. */
export const demoWorkspaceId = workspaceId('demo');

/**
 * Adds the demo's workspaces with their accounts, bookings and files; all records or none. The same
 * `now` gives the same records but for the salts of the passwords.
 */
export async function seedDemoWorkspaces(db: Db, { now, files }: SeedOptions): Promise<void> {
  const workspaces = demoWorkspaces.map((spec) => createWorkspaceRecords(spec, now));
  for (const { roster, documents } of workspaces) {
    await Promise.all([
      setPasswords(roster),
      ...documents.map(({ key, content }) => files.put(key, content)),
    ]);
  }
  await db.transaction(async (tx) => {
    // First, because the transaction acts as the tenants' role from the first records on.
    await tx.insert(tenant).values(workspaces.map((records) => records.tenant));
    for (const { invoicing: details } of workspaces) await sealBanks(tx, details);
    for (const records of workspaces) {
      await workspaceTransaction(tx, records.tenant.id, (inner) =>
        insertRecords(inner, records, { now, files }),
      );
    }
  });
}
