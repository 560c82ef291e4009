import { sizesOf } from './sizes.ts';

const texts: Record<string, string> = {
  'README.md': 'Short.',
  'CONTRIBUTING.md': 'Short too.',
  'docs/decisions/README.md': '- [001](001-remotes.md) Remotes.',
  'docs/decisions/001-remotes.md': '# 001 Remotes are read',
};
const sizes = (more: Record<string, string> = {}) => {
  const all = { ...texts, ...more };
  return sizesOf(Object.keys(all), (file) => all[file] ?? '');
};

test('says how long the documents are', () => {
  expect(sizes()).toEqual({
    summary: 'README.md 6 bytes, CONTRIBUTING.md 10 bytes, 1 decisions of 5 words in the median',
    faults: [],
  });
});

test('refuses a README that nobody reads whole', () => {
  expect(sizes({ 'README.md': 'x'.repeat(8193) }).faults).toEqual([
    'README.md: is longer than 8192 bytes; move parts to docs.',
  ]);
});

test('refuses a decision that the index does not list', () => {
  expect(sizes({ 'docs/decisions/002-more.md': '# 002 More' }).faults).toEqual([
    'docs/decisions/002-more.md: is not in docs/decisions/README.md.',
  ]);
});

test('refuses more decisions than an index can show at a glance', () => {
  const many = Array.from({ length: 50 }, (_none, index) => `docs/decisions/${100 + index}-a.md`);
  const index = many.map((file) => `(${file.slice('docs/decisions/'.length)})`).join(' ');
  const more = { ...Object.fromEntries(many.map((file) => [file, ''])) };
  const listed = { 'docs/decisions/README.md': `(001-remotes.md) ${index}` };
  expect(sizes({ ...more, ...listed }).faults).toEqual([
    'docs/decisions: has more than 50 decisions; merge those about one thing.',
  ]);
});
