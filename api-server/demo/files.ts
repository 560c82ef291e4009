import type { bookingFile } from '../src/domain/schema.ts';
import { type Document, pdfDocument, storedFile, textDocument } from './documents.ts';
import { type Plan, createdAt, lastReached } from './plan.ts';
import type { Texts } from './texts.ts';
import { after, earliest, hour, minute } from './time.ts';

type BookingFile = typeof bookingFile.$inferInsert;

/** The files of a booking: the brief, a location plan, a call sheet. */
export function filesOf(
  plan: Plan,
  texts: Texts,
  { tenantId, now }: { tenantId: string; now: Date },
): { files: BookingFile[]; documents: Document[] } {
  const { random, submitter, videographer, spot } = plan;
  const key = () => `${tenantId}/${random.uuid()}`;
  const created = createdAt(plan);
  const assigned = videographer && lastReached(plan, 'assigned');
  const uploads: { document: Document; by: string; at: Date }[] = [];
  if (random.chance(0.25)) {
    const lines = [texts.title, '', texts.presenters, '', texts.layout, '', texts.capture];
    uploads.push({
      document: textDocument(key(), 'brief.txt', lines),
      by: submitter.id,
      at: after(created, random.int(1, 8) * minute),
    });
  }
  if (random.chance(0.12)) {
    const lines = ['Location plan', texts.title, `${spot.street}, ${spot.locality}`];
    uploads.push({
      document: pdfDocument(key(), 'location-plan.pdf', lines),
      by: submitter.id,
      at: after(created, random.int(9, 50) * minute),
    });
  }
  if (assigned && random.chance(0.2)) {
    const lines = ['Kit list', texts.title, 'Two cameras', 'Three lights', 'Two radio microphones'];
    uploads.push({
      document: pdfDocument(key(), 'kit-list.pdf', lines),
      by: videographer.id,
      at: after(assigned, random.between(1, 20) * hour),
    });
  }
  return {
    documents: uploads.map(({ document }) => document),
    files: uploads.map(({ document, by, at }) => ({
      id: random.uuid(),
      tenantId,
      bookingId: plan.id,
      ...storedFile(document),
      createdById: by,
      created: earliest(at, after(now, -minute)),
    })),
  };
}
