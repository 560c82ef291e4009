/** Where a function is: in a script, from a line counted from 0. */
export interface Place {
  url: string;
  lineNumber: number;
}

export const styling = 'chakra, emotion, stylis';
export const browser = 'browser';
const federation = 'module federation';
/** Also the code between modules, of which this build has more. */
const runtime = 'webpack';

const groups: [RegExp, string][] = [
  [/^(@chakra-ui\/.*|@emotion\/.*|stylis)$/, styling],
  [/^(react|react-dom|scheduler)$/, 'react'],
  [/^@module-federation\//, federation],
];

/** The part of the portal, or the library, that a module belongs to. */
export function partOf(module: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  if (library !== undefined) return groups.find(([names]) => names.test(library))?.[1] ?? library;
  const [, folder, part] = /^([^/]+)\/src\/([^/.]+)/.exec(module) ?? [];
  if (part !== undefined) return `${folder}/${part}`;
  return module === runtime ? runtime : federation;
}

/** Whether a module is part of the portal's own sources. */
export const isOwn = (module: string): boolean =>
  /^(shell|mfe-[^/]+|shared-[^/]+)\/src\//.test(module);

type Script = { line: number; module: string }[];

const start = /^\/\*\*\*\/ "([^"]+)"/;
const ofRuntime = /^\/\*{6,}\//;

/** The modules of a script in the order of their first lines. */
function parse(text: string): Script {
  const modules: Script = [];
  for (const [line, content] of text.split('\n').entries()) {
    const module = start.exec(content)?.[1] ?? (ofRuntime.test(content) ? runtime : undefined);
    if (module !== undefined && module !== modules.at(-1)?.module) modules.push({ line, module });
  }
  return modules;
}

/** The path of a module in the workspace; webpack names it from the folder of its app. */
function named(module: string, { pathname }: URL): string {
  const [, app = ''] = pathname.split('/');
  return module.replace(/^\.\//, `${app}/`).replace(/^(\.\.\/)+/, '');
}

/** Finds the modules of places in the scripts of readable builds. */
export function moduleFinder() {
  const scripts = new Map<string, Promise<Script>>();
  const fetched = async (url: string) => parse(await (await fetch(url)).text());
  return async ({ url, lineNumber }: Place): Promise<string> => {
    const script = scripts.get(url) ?? fetched(url);
    scripts.set(url, script);
    const found = (await script).findLast(({ line }) => line <= lineNumber);
    return named(found?.module ?? runtime, new URL(url));
  };
}

export type ModuleFinder = ReturnType<typeof moduleFinder>;
