import fc from 'fast-check';

/** Headers that have broken servers before; usually none. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<
  Record<string, string>[]
>(
  {},
  {},
  {},
  { 'If-Match': '"1"' },
  { 'If-Match': '*' },
  { 'If-Match': 'W/"999999999999999999999"' },
  { 'If-Match': '"-1"' },
  { 'If-Match': '"1", "2"' },
  { 'If-Match': '' },
  { 'Idempotency-Key': 'same' },
  { 'Idempotency-Key': "';--" },
  { 'Idempotency-Key': 'x'.repeat(201) },
  { 'Idempotency-Key': '\u00e9\u00ff' },
  { 'X-Forwarded-For': '999.999.1.1, \u00e9' },
  { Accept: 'application/xml' },
  { 'Accept-Encoding': 'nonsense' },
  { Authorization: 'Token' },
  { Authorization: `Token ${'x'.repeat(43)}` },
  { Authorization: 'Bearer x.y.z' },
  { Cookie: 'x'.repeat(30_000) },
  { Range: 'bytes=9999999999-' },
  { 'Content-Encoding': 'gzip' },
  { 'Last-Event-ID': '-1' },
);

/** Suffixes of a URL that a client should not send; usually none. */
export const oddTails = [
  '',
  '',
  '',
  '',
  '?',
  '&x=%ED%A0%80',
  '&offset=%',
  '&title=%00',
  '&sortBy[]=date',
  '&%=',
  '&asc=true&asc=false',
  '#x',
  '/',
  '//',
  '/%2e%2e',
  '%',
  '%FF',
];
