import fc from 'fast-check';

/** Texts that have broken servers before. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202ertl\u202c',
  'e\u0301\u0301\u0301',
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  '\ufdfd',
  '\ufeff',
  '\r\n',
  "'; drop table shootline.booking; --",
  "' or '1'='1",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%00',
  '%',
  '_',
  '\\',
  '${7*7}',
  '{{7*7}}',
  '=1+1',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '0x10',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '01-01-0001 00:00',
  '31-02-2026 25:61',
  '29-02-2028 10:00',
  '31-12-9999 23:59',
  '13-03-2026 10:00',
  '01-04-2026',
  '2026-03-13T10:00:00Z',
  'Australia/Sydney',
  'Etc/GMT+12',
  'posix/Sydney',
  'AU',
  'zz',
  'AUD',
  'ZZZ',
  'sydney',
  'other',
  'interview',
  'submitter',
  'weather',
  'a@b.test',
  'a@b',
  '+61 400 000 000',
];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(201, 5001, 20_001).map((length) => 'é'.repeat(length)) },
);

export const oddNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(-0, 0, 1, -1, 0.1, 1.5, 5e-324, 1e308, -1e308, 1e21),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 100_000_000_001),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

// Parsed from JSON, to make __proto__ an ordinary field.
const oddObjects = [
  '{}',
  '{"__proto__":{"role":511}}',
  '{"constructor":{"prototype":{"role":511}}}',
  '{"":""}',
  '{"\\u0000":1}',
  '{"\\ud800":1}',
  '{"toString":null,"length":-1}',
].map((text) => JSON.parse(text) as unknown);

/** Any JSON value, odd ones first. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], [[]], [null]) },
  { weight: 1, arbitrary: fc.constantFrom(...oddObjects) },
  { weight: 1, arbitrary: fc.constant(nested(500, (inner) => [inner])) },
  { weight: 1, arbitrary: fc.constant(nested(500, (inner) => ({ address: inner }))) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
