import { eq } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { appUser } from '../../src/domain/schema.ts';
import { townAddress } from './town-address.ts';
import { createTestWorkspace } from '../workspace.ts';

const singapore = townAddress('Singapore', 'Singapore', 'SG', 'Asia/Singapore');
const sanDiego = townAddress('San Diego', 'United States', 'US', 'America/Los_Angeles');
const london = townAddress('London', 'United Kingdom', 'GB', 'Europe/London');

/** A workspace small enough to count every figure of Analytics by hand. */
export async function createAnalyticsWorkspace(db: Db) {
  const workspace = await createTestWorkspace(db);
  const users = await workspace.everyone();
  const alpha = await workspace.client({ name: 'Alpha', accountManagerId: users.reviewer.id });
  const beta = await workspace.client({ name: 'Beta', billingRegion: 'Asia' });
  const gamma = await workspace.client({ name: 'Gamma', billingRegion: 'US' });
  const delta = await workspace.client({ name: 'Delta', billingRegion: 'UK' });
  const ann = await workspace.user('client_user', { fullName: 'Ann', clientId: alpha.id });
  const ben = await workspace.user('client_user', { fullName: 'Ben', clientId: beta.id });
  const cam = await workspace.user('camera_operator', { fullName: 'Cam', billingRegion: 'UK' });
  const dee = await workspace.user('camera_operator', { fullName: 'Dee' });
  const gone = await workspace.user('client_user', { clientId: gamma.id, isActive: false });

  const place = (id: string, values: Partial<typeof appUser.$inferInsert>) =>
    workspace.inside((tx) => tx.update(appUser).set(values).where(eq(appUser.id, id)));
  await place(ann.id, { latitude: -33.8688, longitude: 151.2093 });
  await place(cam.id, { latitude: -33.91, longitude: 151.18 });
  await place(ben.id, { latitude: 1.29, longitude: 103.85 });
  await place(gone.id, { latitude: 51.5, longitude: -0.1 });

  const interview = await workspace.booking({
    clientId: alpha.id,
    submitterId: ann.id,
    videographerId: cam.id,
    state: 'job_complete',
    title: 'Interview',
    date: new Date('2026-02-10T01:00:00Z'),
    videoType: 'interview',
    duration: 4,
  });
  const launch = await workspace.booking({
    clientId: alpha.id,
    submitterId: ann.id,
    videographerId: cam.id,
    state: 'footage_provided',
    title: 'Launch',
    // Already 1 March in Sydney.
    date: new Date('2026-02-28T14:00:00Z'),
    videoType: 'event',
    duration: 6,
  });
  const gala = await workspace.booking({
    clientId: beta.id,
    submitterId: ben.id,
    videographerId: dee.id,
    state: 'assigned',
    title: 'Gala',
    date: new Date('2026-03-20T02:00:00Z'),
    videoType: 'event',
    duration: 4,
    address: singapore,
    region: 'singapore',
  });
  await workspace.booking({
    clientId: gamma.id,
    submitterId: ann.id,
    state: 'new',
    // Still 31 March in San Diego.
    date: new Date('2026-04-01T03:00:00Z'),
    videoType: 'product',
    duration: 8,
    address: sanDiego,
    region: 'san diego',
  });
  await workspace.booking({
    clientId: delta.id,
    submitterId: ben.id,
    videographerId: cam.id,
    state: 'cancelled',
    date: new Date('2025-12-05T10:00:00Z'),
    videoType: 'event',
    duration: 4,
    address: london,
    region: 'london',
  });
  await workspace.booking({
    clientId: alpha.id,
    submitterId: ann.id,
    state: 'draft',
    date: null,
    duration: null,
    address: null,
    region: null,
  });
  const deleted = await workspace.booking({
    clientId: alpha.id,
    submitterId: ann.id,
    videographerId: cam.id,
    state: 'deleted',
    date: new Date('2026-03-10T01:00:00Z'),
    videoType: 'event',
  });

  const feedback = (day: number, feedbackNote: string) => ({
    created: new Date(Date.UTC(2026, 2, day)),
    feedbackNote,
  });
  await workspace.rating(interview.id, ann.id, cam.id, 5, feedback(2, 'Great.'));
  await workspace.rating(interview.id, cam.id, null, 4, feedback(3, 'Well prepared.'));
  await workspace.rating(launch.id, ann.id, cam.id, 4, feedback(4, ''));
  await workspace.rating(launch.id, cam.id, null, 0, { received: false });
  await workspace.rating(gala.id, ben.id, dee.id, 2, feedback(5, 'Late.'));
  await workspace.rating(deleted.id, ann.id, cam.id, 1, feedback(6, 'Deleted.'));

  return { workspace, users, alpha, beta, ann, cam, dee, interview };
}
