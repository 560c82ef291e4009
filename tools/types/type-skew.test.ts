import type { PublishedTypes } from './collect-types.ts';
import { sharedSubjects, typeIncompatibilities, widgetSubjects } from './type-skew.ts';

const entry = '@shootline/shared-ui';

function types(text: string): PublishedTypes {
  const modules = { 'shared-ui/index': text };
  return { entries: { [entry]: 'shared-ui/index' }, widgets: {}, modules };
}

/** Changes that a user of `name` finds from one text of an entry to the next. */
function changes(name: string, before: string, after: string): Promise<string[]> {
  const [was, now] = [types(before), types(after)];
  return typeIncompatibilities(was, now, sharedSubjects(was, now, { [entry]: [name] }));
}

const duration = 'export declare function formatDuration(hours: number | null): string;';
const sheet = (props: string) =>
  `export interface SheetProps { ${props} }
  export declare function Sheet({ title }: SheetProps): string;`;
const plain = sheet(
  'title: string; size?: "small" | "large"; width?: string | number; onClose?: (at: number) => void;',
);

test.each([
  ['a comment', 'Sheet', plain, `${plain} // more`],
  ['another export', 'Sheet', plain, `${plain}\nexport declare const width: number;`],
  ['an optional prop', 'Sheet', plain, plain.replace('title', 'icon?: number; title')],
  ['a wider prop', 'Sheet', plain, plain.replace('title: string', 'title: string | number')],
  ['a value that a prop accepts', 'Sheet', plain, plain.replace('"large"', '"large" | "huge"')],
  ['a prop that has become optional', 'Sheet', plain, plain.replace('title:', 'title?:')],
  [
    'an optional parameter',
    'formatDuration',
    duration,
    duration.replace('null)', 'null, locale?: string)'),
  ],
  ['a wider parameter', 'formatDuration', duration, duration.replace('null', 'null | undefined')],
  [
    'a field of a result',
    'read',
    'export declare function read(): { uuid: string };',
    'export declare function read(): { uuid: string; name: string };',
  ],
  [
    'a private field of a class',
    'ApiError',
    'export declare class ApiError extends Error { status: number; }',
    'export declare class ApiError extends Error { status: number; at?: number; }',
  ],
  [
    'a generic function that takes more',
    'first',
    'export declare function first<Row>(rows: Row[]): Row;',
    'export declare function first<Row>(rows: Row[], at?: number): Row;',
  ],
])('%s is an addition', async (_case, name, before, after) => {
  expect(await changes(name, before, after)).toEqual([]);
});

test.each([
  [
    'an inserted first parameter',
    'formatDuration',
    duration,
    duration.replace('(', '(locale: string, '),
    ['parameter locale is string, was number | null', 'parameter hours is required now'],
  ],
  [
    'a removed parameter',
    'formatDuration',
    duration,
    duration.replace('hours: number | null', ''),
    ['parameter hours is gone'],
  ],
  [
    'another result',
    'formatDuration',
    duration,
    duration.replace('string;', 'string | null;'),
    ['result is string | null, was string'],
  ],
  [
    'a renamed prop',
    'Sheet',
    plain,
    plain.replace('title: string', 'heading: string'),
    ['props.heading is required now', 'props.title is gone'],
  ],
  [
    'a renamed optional prop',
    'Sheet',
    plain,
    plain.replace('size?', 'tone?'),
    ['props.size is gone'],
  ],
  [
    'a required prop',
    'Sheet',
    plain,
    plain.replace('title', 'icon: number; title'),
    ['props.icon is required now'],
  ],
  [
    'a prop that has become required',
    'Sheet',
    plain,
    plain.replace('size?', 'size'),
    ['props.size is required now'],
  ],
  [
    'a value that a prop no longer accepts',
    'Sheet',
    plain,
    plain.replace(' | number', ''),
    ['props.width is string | undefined, was string | number | undefined'],
  ],
  [
    'a callback that gets something else',
    'Sheet',
    plain,
    plain.replace('at: number', 'at: string'),
    ['props.onClose: parameter at is string, was number'],
  ],
  [
    'a field that a result lacks',
    'keys',
    'export declare const keys: { all: () => string[]; one: (uuid: string) => { uuid: string } };',
    'export declare const keys: { all: () => string[]; one: (uuid: string) => { id: string } };',
    ['one: result.uuid is gone'],
  ],
  [
    'a generic function that needs more',
    'first',
    'export declare function first<Row>(rows: Row[], options: { at?: number }): Row;',
    'export declare function first<Row>(rows: Row[], options: { at: number }): Row;',
    ['parameter options.at is required now'],
  ],
])('%s is refused by name', async (_case, name, before, after, found) => {
  const subject = `${name} of ${entry}`;
  expect(await changes(name, before, after)).toEqual(
    found.map((one) => (one.startsWith('one') ? `${subject}.${one}` : `${subject}: ${one}`)),
  );
});

test('a widget is compared by its props, for those that it has been used with', async () => {
  const offered = (props: string): PublishedTypes => ({
    entries: {},
    widgets: { 'invoices/invoice-dialog': 'mfe-invoices/widgets' },
    modules: {
      'mfe-invoices/widgets': `export declare namespace Offered { interface Widgets { 'invoices/invoice-dialog': { ${props} } } }`,
    },
  });
  const was = offered('mode: string');
  const compare = (now: PublishedTypes) =>
    typeIncompatibilities(was, now, widgetSubjects(was, now, 'invoices'));
  expect(await compare(offered('mode: string; note?: string'))).toEqual([]);
  expect(await compare(offered('how: string'))).toEqual([
    'the widget invoices/invoice-dialog: props.how is required now',
    'the widget invoices/invoice-dialog: props.mode is gone',
  ]);
});
