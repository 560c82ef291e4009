import { randomUUID } from 'node:crypto';
import type { Db } from '../../src/platform/db/db.ts';
import * as schema from '../../src/domain/schema.ts';
import { testNow } from '../../tests/test-api.ts';
import { hoursFromNow } from '../../tests/workspace.ts';
import type { People } from './cast.ts';
import type { Fixture, Wanted } from './fixture.ts';
import { marks } from './marks.ts';

type One = { wanted: Wanted; fixture: Fixture };

/** Where the contents of a booking's file and of its invoice's are kept. */
export function keysOf({ fileId, invoiceFileId }: Fixture): [string, string] {
  return [`${marks.storageFolder}/${fileId}`, `${marks.storageFolder}/${invoiceFileId}`];
}

const stored = { name: 'brief.pdf', size: 7, contentType: 'application/pdf' };

/** Adds to bookings everything that can belong to one. */
export async function furnish(tx: Db, tenantId: string, people: People, all: One[]): Promise<void> {
  const each = <Row>(row: (fixture: Fixture, wanted: Wanted) => Row): Row[] =>
    all.map(({ wanted, fixture }) => row(fixture, wanted));
  const at = (fixture: Fixture) => ({ tenantId, bookingId: fixture.id });
  const submitterOf = (wanted: Wanted) => people[wanted.submitter ?? 'submitter'];
  await tx
    .insert(schema.commentThread)
    .values([
      ...each((one) => ({ ...at(one), id: one.projectThread, type: 'project' as const })),
      ...each((one) => ({ ...at(one), id: one.internalThread, type: 'internal' as const })),
    ]);
  await tx.insert(schema.comment).values([
    ...each((one) => ({
      tenantId,
      id: one.commentId,
      threadId: one.projectThread,
      text: marks.projectText,
      createdById: people.submitter.id,
    })),
    ...each((one) => ({
      tenantId,
      id: randomUUID(),
      threadId: one.internalThread,
      text: marks.internalText,
      createdById: people.editor.id,
    })),
  ]);
  await tx.insert(schema.bookingFile).values(
    each((one, wanted) => ({
      ...at(one),
      ...stored,
      id: one.fileId,
      createdById: submitterOf(wanted).id,
      storageKey: keysOf(one)[0],
    })),
  );
  await tx.insert(schema.callSheet).values(
    each((one) => ({
      ...at(one),
      cameraOperatorId: people.assigned.id,
      createdById: people.editor.id,
      version: 1,
      created: testNow,
    })),
  );
  await tx.insert(schema.cancellationFee).values(
    each((one) => ({
      ...at(one),
      id: one.feeId,
      createdById: people.finance.id,
      cameraOperatorId: people.feeHolder.id,
      category: 'within_48_hours' as const,
      discount: 50,
    })),
  );
  await tx.insert(schema.bookingAvailability).values(
    each((one) => ({
      ...at(one),
      id: one.offerId,
      cameraOperatorId: people.offered.id,
      state: 'unknown' as const,
      sent: hoursFromNow(-1),
      exclusiveUntil: hoursFromNow(1),
    })),
  );
  await tx.insert(schema.invoice).values(
    each((one, { invoiceState = 'init' }) => ({
      ...at(one),
      id: one.invoiceId,
      cameraOperatorId: people.assigned.id,
      state: invoiceState,
      currency: 'AUD',
      invoiceNumber: invoiceState === 'init' ? '' : numberOf(one),
      claimedAmount: invoiceState === 'init' ? null : marks.claimed,
      adminInvoiceNotes: marks.financeNotes,
    })),
  );
  await tx.insert(schema.invoiceFile).values(
    each((one) => ({
      tenantId,
      ...stored,
      id: one.invoiceFileId,
      invoiceId: one.invoiceId,
      createdById: people.assigned.id,
      storageKey: keysOf(one)[1],
    })),
  );
  await tx.insert(schema.feedback).values(
    each((one) => ({
      ...at(one),
      id: one.feedbackId,
      authorId: people.submitter.id,
      cameraOperatorId: people.assigned.id,
    })),
  );
  await tx.insert(schema.stateLog).values(
    each((one, { state }) => ({
      ...at(one),
      personId: people.submitter.id,
      toState: state,
      reason: 'create',
      version: 1,
    })),
  );
  await tx.insert(schema.userAction).values(
    each((one) => ({
      ...at(one),
      id: one.actionId,
      recipientId: people.admin.id,
      actorId: people.submitter.id,
      verb: 'mentioned',
      targetName: one.title,
    })),
  );
  await tx.insert(schema.mail).values(
    each((one) => ({
      ...at(one),
      id: one.mailId,
      kind: 'booking_approved',
      recipientName: people.submitter.fullName,
      recipientAddress: people.submitter.email,
      subject: one.title,
      content: { paragraphs: [marks.mailText] },
      state: 'failed' as const,
      attempts: 6,
      created: testNow,
    })),
  );
}

/** The number of an invoice, of which no two have the same. */
export function numberOf({ id }: Fixture): string {
  return `CN-${id}`;
}
