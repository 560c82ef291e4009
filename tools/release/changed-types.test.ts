import { fingerprintOf } from '../build/shared-libraries.ts';
import { release, rollBack } from './release.ts';
import { folderTarget } from './target/folder-target.ts';
import {
  addPortal,
  builtRemote,
  builtShell,
  nameOf,
  newFolder,
  sharedCode,
  typesOfEntry,
  typesOfWidget,
} from './testing/app-folders.ts';

const { jest } = import.meta;

afterEach(() => jest.restoreAllMocks());

const code = sharedCode('1.0.0', 'formatDuration');
const plain = typesOfEntry('export declare function formatDuration(hours: number): string;');
const longer = typesOfEntry(
  'export declare function formatDuration(hours: number, locale?: string): string;',
);
const inserted = typesOfEntry(
  'export declare function formatDuration(locale: string, hours: number): string;',
);
const refusal = `  ${nameOf('formatDuration')}: parameter locale is string, was number`;

const codeOf = (name: string) => ({ ...code, types: name });
const shell = (name: string, types: typeof plain) => builtShell(name, codeOf(name), types);
const ledger = (name: string, types: typeof plain) => builtRemote(name, code, { types });
const newTarget = () => addPortal(folderTarget(newFolder()));

test('a shell that inserts a parameter is refused with the remote and the function', async () => {
  const target = await newTarget();
  await release(target, shell('one', plain));
  await release(target, ledger('one', plain));
  await release(target, shell('two', longer));
  await expect(release(target, shell('three', inserted))).rejects.toThrow(
    `The remote ledger uses code that this shell lacks:\n${refusal}`,
  );
});

test('a remote that gives another parameter is refused, also under a tag', async () => {
  const target = await newTarget();
  await release(target, shell('one', plain));
  for (const options of [{}, { tag: 'next' }]) {
    const remote = ledger('one', inserted);
    await expect(release(target, remote, options)).rejects.toThrow(
      `${nameOf('formatDuration')}: parameter hours is number, was string`,
    );
  }
  await release(target, ledger('two', plain));
});

test('a tagged version keeps a shell from a change that the current one does not use', async () => {
  const target = await newTarget();
  await release(target, shell('one', plain));
  await release(target, builtRemote('one', sharedCode('1.0.0')));
  await release(target, ledger('two', plain), { tag: 'next' });
  await expect(release(target, shell('two', inserted))).rejects.toThrow(
    `The remote ledger (next) uses code that this shell lacks:\n${refusal}`,
  );
});

test('neither a shell nor a remote is rolled back to types that the other side has left', async () => {
  const target = await newTarget();
  await release(target, shell('one', plain));
  await release(target, ledger('one', plain));
  await release(target, shell('two', inserted), { isForced: true });
  await release(target, ledger('two', inserted));
  await expect(rollBack(target, 'mfe-ledger')).rejects.toThrow(refusal);
  await expect(rollBack(target, 'shell')).rejects.toThrow(nameOf('formatDuration'));
});

test('lists the shells of open tabs that lack what a remote needs', async () => {
  const target = await newTarget();
  const { version } = await release(target, shell('one', plain));
  await release(target, shell('two', inserted));
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  await release(target, ledger('one', inserted));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.lastCall?.[0]).toContain(`Tabs that still have the shell ${version}`);
  const manifest = JSON.parse(String(await target.read('mfe-ledger/remote.json')));
  const lacks = [expect.stringContaining(nameOf('formatDuration')), expect.anything()];
  expect(manifest.olderShells).toEqual({ [fingerprintOf(codeOf('one'))]: lacks });
});

const widget = 'ledger/entry-dialog';
const withProps = (props: string) => ({ types: typesOfWidget(widget, props) });
const offering = (props: string) => builtRemote(props, sharedCode('1.0.0'), withProps(props));
const using = (props: string) =>
  builtRemote(props, sharedCode('1.0.0'), { ...withProps(props), area: 'shoots' });
const renamed = [`  the widget ${widget}: props.how is required now`, 'props.mode is gone'];

test('a remote that renames a prop of its widget is refused while others use it', async () => {
  const target = await newTarget();
  await release(target, offering('mode: string'));
  await release(target, using('mode: string'));
  await release(target, offering('mode: string; note?: string'));
  const released = release(target, offering('how: string'));
  for (const change of renamed) await expect(released).rejects.toThrow(change);
  await expect(released).rejects.toThrow('The remote shoots uses what ledger lacks:');
});

test('a remote that uses the new name of a prop is refused while the widget has the old one', async () => {
  const target = await newTarget();
  await release(target, offering('mode: string'));
  await expect(release(target, using('how: string'))).rejects.toThrow(
    `The remote ledger lacks what shoots uses:\n  the widget ${widget}: props.mode is required now`,
  );
  await expect(release(target, using('how: string'), { tag: 'next' })).rejects.toThrow(widget);
});

test('a widget that others use is not removed', async () => {
  const target = await newTarget();
  await release(target, offering('mode: string'));
  await release(target, using('mode: string'));
  const types = typesOfWidget('ledger/other-dialog', '');
  const without = builtRemote('two', sharedCode('1.0.0'), { types });
  await expect(release(target, without)).rejects.toThrow(`  the widget ${widget}`);
});
