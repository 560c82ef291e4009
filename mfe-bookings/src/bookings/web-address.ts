/**
 * A web address that is safe to link; null if empty or of another scheme. A path is relative to the
 * portal's own address, as in mails and call sheets.
 */
export function webAddress(address: string | null): string | null {
  if (address === null) return null;
  const isPath = /^\/[^/\\]/.test(address);
  const url = URL.parse(address, isPath ? window.location.origin : undefined);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
