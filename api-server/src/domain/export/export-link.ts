import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import { secretOf } from '../../platform/secrets/secret.repository.ts';

/** What a link permits: one file, to its recipient, for a time. */
export type Grant = {
  exportId: string;
  workspace: string;
  recipient: string;
  /** Seconds since 1970. */
  expires: number;
};

/** The key that signs export links, shared by all processes. */
export function linkKey(db: Db): Promise<string> {
  return secretOf(db, 'export links');
}

function signatureOf(key: string, { exportId, workspace, recipient, expires }: Grant): string {
  return createHmac('sha256', key)
    .update(['export', exportId, workspace, recipient, expires].join('\n'))
    .digest('base64url');
}

/** Whether the signature is the grant's, compared in constant time. */
export function isSigned(key: string, grant: Grant, signature: string): boolean {
  const right = Buffer.from(signatureOf(key, grant));
  const shown = Buffer.from(signature);
  return right.length === shown.length && timingSafeEqual(right, shown);
}

/** The link for the mail, to the API under the portal's address. */
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
