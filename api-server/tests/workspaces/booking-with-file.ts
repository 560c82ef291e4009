import assert from 'node:assert/strict';
import type { Booking } from '@shootline/shared-api/contract';
import { parts, pdf } from '../../proofs/matrix/calls/parts.ts';
import type { TestApi } from '../test-api.ts';
import { createTestWorkspace } from '../workspace.ts';

/** A new booking with an uploaded PDF of this name, the path of its download, and its workspace's people. */
export async function bookingWithFile(api: TestApi, name: string) {
  const workspace = await createTestWorkspace(api.db);
  const users = await workspace.everyone();
  const { admin, client, clientUser } = users;
  const of = { state: 'new', clientId: client.id, submitterId: clientUser.id } as const;
  const { id } = await workspace.booking(of);
  const path = `/booking/${id}/upload-file`;
  const { body } = await api.send<Booking>(admin, 'POST', path, parts({}, pdf(name)));
  const [file] = body.files;
  assert.ok(file);
  return { users, booking: body, fileId: file.uuid, download: file.file.replace(/^.*\/api/, '') };
}
