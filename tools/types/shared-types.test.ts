import { join } from 'node:path';
import { root } from '../apps.ts';
import { sharedCode } from '../build/shared-libraries.ts';
import { collectTypes, type PublishedTypes } from './collect-types.ts';
import { knownWidgets, sharedTypes } from './shared-types.ts';
import { sharedSubjects, typeIncompatibilities, widgetSubjects } from './type-skew.ts';

const shell = join(root, 'shell');
const invoices = join(root, 'mfe-invoices');
const { names } = sharedCode(shell, 1);
let was: PublishedTypes;

beforeAll(async () => {
  const { declarations } = await sharedTypes(shell);
  was = collectTypes(declarations, declarations.entries.keys(), knownWidgets(invoices, []));
});

/** Changes that builds with today's types find after `change` to the text of each module. */
function changesAfter(change: (text: string) => string): Promise<string[]> {
  const modules = Object.entries(was.modules).map(([name, text]) => [name, change(text)]);
  const now = { ...was, modules: Object.fromEntries(modules) };
  const subjects = [...sharedSubjects(was, now, names), ...widgetSubjects(was, now, 'invoices')];
  return typeIncompatibilities(was, now, subjects);
}

test('every name of shared-* and every widget fits itself in another build', async () => {
  expect(await changesAfter((text) => `${text}\n// Built again.`)).toEqual([]);
});

test('a field that the API adds to its answers changes no query of shared-api', async () => {
  const added = (text: string) =>
    text.replaceAll(/^( +)formatted_address: string \| null;/gm, '$&\n$1note: string;');
  expect(await changesAfter(added)).toEqual([]);
});

test('names a function, a component and a widget that changed', async () => {
  const changed = (text: string) =>
    text
      .replace('formatDuration(', 'formatDuration(locale: string, ')
      .replace('type PageProps = {', 'type PageProps = { depth: number;')
      .replace('mode: InvoiceAction', 'how: InvoiceAction');
  expect(await changesAfter(changed)).toEqual([
    'Page of @shootline/shared-ui: props.depth is required now',
    'formatDuration of @shootline/shared-ui: parameter locale is string, was number | null | undefined',
    'the widget invoices/invoice-dialog: props.how is required now',
    'the widget invoices/invoice-dialog: props.mode is gone',
  ]);
});
