import fc from 'fast-check';

/** A request's content before encoding. */
export type Content = { value: unknown; file?: { name: string; content: string } };

/** The encoding of a body, correct or not. */
export type Spelling = {
  kind: 'right' | 'wrong type' | 'twice' | 'cut' | 'raw';
  raw: string;
  type: string;
};

const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e999',
  'undefined',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":511}}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  `"${'x'.repeat(1_000_100)}"`,
  '--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--x',
  '--x\nContent-Disposition: form-data; name="data"\n\n{}\n--x--\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="../../a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
  `${'--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n'.repeat(40)}--x--\r\n`,
];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'nonsense',
];

export const spelling: fc.Arbitrary<Spelling> = fc.record({
  kind: fc.constantFrom('right', 'right', 'right', 'right', 'wrong type', 'twice', 'cut', 'raw'),
  raw: fc.constantFrom(...rawBodies),
  type: fc.constantFrom(...types),
});

type EncodedBody = { type: string; body: string };

function json(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

function part(head: string, content: string): string {
  return `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
}

function form({ value, file }: Content): EncodedBody {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const texts = fields.map(([name, inner]) =>
    part(`name=${json(name)}`, typeof inner === 'string' ? inner : json(inner)),
  );
  const upload = file ? part(`name="file"; filename=${json(file.name)}`, file.content) : '';
  return { type: 'multipart/form-data; boundary=x', body: `${texts.join('')}${upload}--x--\r\n` };
}

function duplicated({ type, body }: EncodedBody): EncodedBody {
  const [, first] = /^\{("(?:[^"\\]|\\.)*":)/.exec(body) ?? [];
  if (first !== undefined) return { type, body: `{${first}null,${body.slice(1)}` };
  return { type, body: body.replace(/^(--x\r\n[^]*?)(?=--x)/, '$1$1') };
}

/** Encodes the content as a request body. */
export function encodedBody(content: Content, isForm: boolean, how: Spelling): EncodedBody {
  const right = isForm ? form(content) : { type: 'application/json', body: json(content.value) };
  switch (how.kind) {
    case 'wrong type':
      return { ...right, type: how.type };
    case 'twice':
      return duplicated(right);
    case 'cut':
      return { ...right, body: right.body.slice(0, right.body.length / 2) };
    case 'raw':
      return { type: isForm ? 'multipart/form-data; boundary=x' : how.type, body: how.raw };
    case 'right':
      return right;
  }
}
