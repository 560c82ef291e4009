import { apiBase } from '@shootline/shared-api';

/**
 * A web address that is safe to link; null when empty or of another scheme. A path is one of the server
 * that the API is on.
 */
export function webAddress(address: string | null): string | null {
  if (address === null) return null;
  const url = URL.parse(address, /^\/[^/\\]/.test(address) ? apiBase() : undefined);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
