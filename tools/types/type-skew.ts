import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../apps.ts';
import { packageFolder } from '../build/shared-libraries.ts';
import { importsOf, placeless, type PublishedTypes } from './collect-types.ts';
import { TypeComparison } from './type-comparison.ts';

/** Something that two builds know: its module in both, and its type there. */
interface Subject {
  /** Its name in a refusal. */
  name: string;
  /** Its module in the build that uses it, and in the one that provides it. */
  modules: [string, string];
  /** Its type in a module. */
  typeIn: (module: string) => string;
}

/** The text of a module and of all modules that it needs. */
function textOf({ modules }: PublishedTypes, module: string): string {
  const found = new Map<string, string>();
  const waiting = [module];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || (next === module && found.has(''))) continue;
    const text = modules[next] ?? '';
    // The types of a widget have another place where it is shown.
    found.set(next === module ? '' : next, placeless(next, text));
    waiting.push(...importsOf(next, text));
  }
  return [...found]
    .map((one) => one.join('\n'))
    .sort()
    .join('\n');
}

async function writeModules(folder: string, { modules }: PublishedTypes): Promise<void> {
  for (const [module, text] of Object.entries(modules)) {
    const file = join(folder, `${module}.d.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** The app whose libraries are compared with; outside this workspace the kit itself. */
const shell = join(root, 'shell');

/** Lets the modules of a package find the libraries that are installed for it. */
async function linkLibraries(folder: string): Promise<void> {
  for (const name of ['shared-api', 'shared-ui']) {
    const installed = packageFolder(shell, `@shootline/${name}`);
    const own = join(await realpath(installed), 'node_modules');
    // Without libraries of its own it has those beside it, and perhaps a folder of programs.
    const libraries = existsSync(join(own, 'react')) ? own : dirname(dirname(installed));
    await mkdir(join(folder, name), { recursive: true });
    await symlink(libraries, join(folder, name, 'node_modules'));
  }
}

const compilerOptions = {
  strict: true,
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: true,
  noEmit: true,
};

const typeOf = ({ modules, typeIn }: Subject, side: 0 | 1) =>
  typeIn(`import('./${side === 0 ? 'was' : 'now'}/${modules[side]}')`);

/** Compares the types of these subjects in a program of both builds. */
async function compare(
  was: PublishedTypes,
  now: PublishedTypes,
  subjects: Subject[],
): Promise<string[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'shootline-types-')));
  const api = new API({ cwd: folder });
  try {
    for (const [side, types] of [
      ['was', was],
      ['now', now],
    ] as const) {
      await writeModules(join(folder, side), types);
      await linkLibraries(join(folder, side));
    }
    const code = subjects.map(
      (subject, place) =>
        `export declare const was${place}: ${typeOf(subject, 0)};\nexport declare const now${place}: ${typeOf(subject, 1)};`,
    );
    const file = join(folder, 'subjects.ts');
    await writeFile(file, code.join('\n'));
    const config = join(folder, 'tsconfig.json');
    await writeFile(config, JSON.stringify({ compilerOptions, files: ['subjects.ts'] }));
    using snapshot = api.updateSnapshot({ openProjects: [config] });
    const project = snapshot.getProject(config);
    const source = project?.program.getSourceFile(file);
    const module = source && project?.checker.getSymbolAtLocation(source);
    if (!project || !module) throw new Error('TypeScript cannot compare the types of two builds.');
    const { checker } = project;
    const isOwn = (path: string) => path.toLowerCase().startsWith(folder.toLowerCase());
    const exported = new Map(checker.getExportsOfModule(module).map((one) => [one.name, one]));
    const typeNamed = (name: string) => {
      const symbol = exported.get(name);
      return symbol && checker.getTypeOfSymbol(symbol);
    };
    return subjects.flatMap(({ name }, place) => {
      const [before, after] = [typeNamed(`was${place}`), typeNamed(`now${place}`)];
      return before && after
        ? new TypeComparison(checker, isOwn).differences(before, after, name)
        : [];
    });
  } finally {
    api.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const changed = (was: PublishedTypes, now: PublishedTypes, { modules }: Subject) =>
  textOf(was, modules[0]) !== textOf(now, modules[1]);

/** The names of shared code that one build uses and the other one provides, by entry. */
export function sharedSubjects(
  was: PublishedTypes,
  now: PublishedTypes,
  names: Record<string, string[]>,
): Subject[] {
  return Object.entries(names).flatMap(([entry, all]) => {
    const [before, after] = [was.entries[entry], now.entries[entry]];
    if (before === undefined || after === undefined) return [];
    return all.map((name) => ({
      name: `${name} of ${entry}`,
      modules: [before, after] satisfies [string, string],
      typeIn: (module: string) => `typeof ${module}.${name}`,
    }));
  });
}

/** The widgets of an area that one build uses and the other one offers. */
export function widgetSubjects(was: PublishedTypes, now: PublishedTypes, area: string): Subject[] {
  return Object.entries(was.widgets).flatMap(([widget, before]) => {
    const after = now.widgets[widget];
    if (!widget.startsWith(`${area}/`) || after === undefined) return [];
    const typeIn = (module: string) => `(props: ${module}.Offered.Widgets['${widget}']) => void`;
    return [{ name: `the widget ${widget}`, modules: [before, after], typeIn }];
  });
}

/**
 * Names what has changed in the types of these subjects between the build that uses and the one that provides
 * them. Additions do not count. Empty if whatever fitted the former fits the latter.
 */
export async function typeIncompatibilities(
  was: PublishedTypes,
  now: PublishedTypes,
  subjects: Subject[],
): Promise<string[]> {
  const found = subjects.filter((subject) => changed(was, now, subject));
  return found.length === 0 ? [] : compare(was, now, found);
}
