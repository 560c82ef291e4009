import { anchorsOf, areasIn, codeIn, foreignSectionsIn, referencesIn } from './references.ts';

test('knows the anchors of headings, and takes no comment in code for one', () => {
  const text =
    '# The page\n## Who, and `how`?\n```sh\n# not a heading\n```\n### See [that](x.md)\n';
  expect([...anchorsOf(text)]).toEqual(['the-page', 'who-and-how', 'see-that']);
});

test('finds mentions in code by their path from the root', () => {
  const text = '// One.\n// See docs/product/prices.md#metro, or https://a.test/docs/other.md.';
  expect(referencesIn('api-server/src/a.ts', text)).toEqual([
    { line: 2, path: 'docs/product/prices.md', anchor: 'metro' },
  ]);
});

test('finds the links of a document relative to it, and not those to elsewhere', () => {
  const text = 'A [rule](../product/brief.md#length), [here](#top), [web](https://a.test/b.md#c).';
  expect(referencesIn('docs/decisions/001.md', text)).toEqual([
    { line: 1, path: 'docs/product/brief.md', anchor: 'length' },
    { line: 1, path: 'docs/decisions/001.md', anchor: 'top' },
  ]);
});

test('finds the files of code that a document names from the root', () => {
  const text = 'See `tools/a.ts` and `src/b.ts`.\n`tools/new/<name>.ts`, `tools/c.json`.';
  expect(codeIn(text, ['tools', 'docs']).map(({ line, path }) => [line, path])).toEqual([
    [1, 'tools/a.ts'],
    [2, 'tools/c.json'],
  ]);
});

test('finds sections of documents that are not here, also after a line break', () => {
  const sign = String.fromCodePoint(0xa7);
  expect(foreignSectionsIn(`As in decisions\n * ${sign}8.1.\nFine.`)).toEqual([2]);
});

test('finds areas that the shell names, but not in its tests or elsewhere', () => {
  const text = "const own = 1;\nconst path = '/finance?invoice=1';\n";
  expect(areasIn('shell/src/audit/audit-texts.ts', text)).toEqual([2]);
  expect(areasIn('shell/src/audit/audit-page.test.tsx', text)).toEqual([]);
  expect(areasIn('shell/src/testing/render-portal.tsx', text)).toEqual([]);
  expect(areasIn('mfe-invoices/src/routes.tsx', text)).toEqual([]);
});
