/**
 * Whether this browser can use passkeys of a host, on its pages and those of its subdomains; none of
 * another portal's.
 */
export const canUsePasskeys = (host: string | null | undefined): host is string =>
  typeof host === 'string' &&
  `.${location.hostname}`.endsWith(`.${host}`) &&
  typeof window.PublicKeyCredential === 'function';
