import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import { secretOf } from '../../platform/secrets/secret.repository.ts';

/** What a link permits: one file, to the one to whom it was mailed, for a time. */
export type Grant = {
  exportId: string;
  workspace: string;
  recipient: string;
  /** Seconds since 1970. */
  expires: number;
};

/** The key that signs links to exports, the same for all processes of the installation. */
export function linkKey(db: Db): Promise<string> {
  return secretOf(db, 'export links');
}

function signatureOf(key: string, { exportId, workspace, recipient, expires }: Grant): string {
  return createHmac('sha256', key)
    .update(['export', exportId, workspace, recipient, expires].join('\n'))
    .digest('base64url');
}

/** Whether a signature is that of the grant, in a time that tells nothing of where it differs. */
export function isSigned(key: string, grant: Grant, signature: string): boolean {
  const right = Buffer.from(signatureOf(key, grant));
  const shown = Buffer.from(signature);
  return right.length === shown.length && timingSafeEqual(right, shown);
}

/** The address that a mail carries, at the API behind the portal's. */
export function linkTo(portalUrl: string, key: string, grant: Grant): string {
  const { exportId, workspace, recipient, expires } = grant;
  const query = new URLSearchParams({
    workspace,
    recipient,
    expires: String(expires),
    signature: signatureOf(key, grant),
  });
  return `${portalUrl}/api/export/${exportId}?${query}`;
}
