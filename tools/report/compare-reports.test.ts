import {
  changeBetween,
  changedExports,
  isDeprecated,
  nextVersion,
  removedNames,
} from './compare-reports.ts';
import { parseReport, type Report, textOf } from './report-text.ts';

const module = 'shared-ui/src/sheet/sheet.tsx';
const props = `export interface SheetProps {
    title: string;
}`;
const sheet = 'export declare function Sheet(props: SheetProps): import("react").JSX.Element;';

function report(code: string, ...names: string[]): Report {
  return {
    name: '@shootline/shared-ui',
    version: '1.2.0',
    entries: { '@shootline/shared-ui/sheet': names },
    modules: { [module]: code },
  };
}

const before = report(`${props}\n${sheet}`, 'Sheet');

test('a committed report equals the one it was written from', () => {
  expect(parseReport(textOf(before))).toEqual(before);
});

test.each([
  ['nothing', before, 'none'],
  [
    'an import',
    report(`import type { A } from './a.ts';\n${before.modules[module]}\n`, 'Sheet'),
    'none',
  ],
  [
    'a name of another module',
    report(`export { Panel } from './panel.tsx';\n${before.modules[module]}`, 'Panel', 'Sheet'),
    'added',
  ],
  [
    'another component',
    report(`${before.modules[module]}\nexport declare const Panel: 1;`, 'Panel', 'Sheet'),
    'added',
  ],
  [
    'an optional prop',
    report(`${props.replace('}', '    width?: number;\n}')}\n${sheet}`, 'Sheet'),
    'added',
  ],
  [
    'a required prop',
    report(`${props.replace('}', '    width: number;\n}')}\n${sheet}`, 'Sheet'),
    'breaking',
  ],
  [
    'a prop of another type',
    report(`${props.replace('string', 'number')}\n${sheet}`, 'Sheet'),
    'breaking',
  ],
  ['a removed component', report(props), 'breaking'],
  ['a deprecation', report(`${props}\n/** @deprecated */\n${sheet}`, 'Sheet'), 'none'],
] as const)('%s changes a package as expected', (_case, after, change) => {
  expect(changeBetween(before, after)).toBe(change);
});

test('the kind of change decides the next version', () => {
  expect(nextVersion('1.2.0', 'breaking')).toBe('2.0.0');
  expect(nextVersion('1.2.0', 'added')).toBe('1.3.0');
  expect(nextVersion('1.2.0', 'none')).toBe('1.2.0');
});

test('finds a removed name and whether it was deprecated', () => {
  const marked = report(`${props}\n/** @deprecated */\n${sheet}`, 'Sheet');
  const [removed = '', ...others] = removedNames(marked, report(props));
  expect([removed, others]).toEqual(['Sheet of @shootline/shared-ui/sheet', []]);
  expect(isDeprecated(marked, removed)).toBe(true);
  expect(isDeprecated(before, removed)).toBe(false);
});

test('an entry may be removed once all its names were deprecated', () => {
  const marked = report(`${props}\n/** @deprecated */\nexport { Sheet } from './a.ts';`, 'Sheet');
  const removed = removedNames(marked, { ...before, entries: {}, modules: {} });
  expect(removed).toEqual(['Sheet of @shootline/shared-ui/sheet']);
  expect(removed.every((name) => isDeprecated(marked, name))).toBe(true);
});

test('release notes name the exports whose types changed, and not the unchanged ones', () => {
  const after = report(`${props}\n${sheet.replace('JSX.Element', 'ReactNode')}`, 'Sheet');
  expect(changedExports(before, after)).toEqual(['Sheet']);
  expect(changedExports(before, before)).toEqual([]);
});
