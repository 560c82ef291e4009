import type { Compilation, Compiler, Module } from 'webpack';
import { ownEntries } from '../shared-libraries.ts';

const name = 'ShellChunksPlugin';

/**
 * Entries of the portal's own packages that pages need together, each group in one file of the shell, in
 * the order in which pages need them. An entry without a group has its own file.
 */
const groups = {
  common: ['shared-api', 'shared-api/portal', 'shared-ui', 'shared-ui/router'],
  pages: ['shared-ui/table', 'shared-ui/filters', 'shared-ui/views', 'shared-ui/page-hooks'],
  form: ['shared-ui/form', 'shared-api/rules/session'],
  details: [
    ...['shared-ui/card', 'shared-ui/files', 'shared-ui/rating-badge', 'shared-ui/contact-block'],
    ...['shared-ui/kept-input', 'shared-ui/window-page', 'shared-ui/stars', 'shared-ui/menu'],
  ],
  values: ['shared-api/values', 'shared-api/contract'],
  rules: ['shared-api/rules', 'shared-api/rules/booking'],
  builds: ['shared-api/fit', 'shared-api/rules/versions'],
  menus: ['shared-ui/chakra-parts', 'shared-ui/popover'],
  dialogs: [
    ...['shared-ui/dialog', 'shared-ui/action-form', 'shared-ui/leave-guard'],
    ...['shared-api/own-views', 'shared-ui/undo'],
  ],
  days: ['shared-ui/day-input'],
  // Those of a booking's dialogs; longer forms need the others too.
  fields: [
    ...['shared-ui/choice-field', 'shared-ui/option-picker', 'shared-ui/file-field'],
    ...['shared-ui/money-field', 'shared-ui/rating-field', 'shared-api/rules/brief'],
  ],
  'more-fields': [
    ...['shared-ui/combobox-field', 'shared-ui/date-field', 'shared-ui/wall-time-field'],
    ...['shared-ui/address-field', 'shared-api/address'],
  ],
  phones: ['shared-api/phones'],
};

/**
 * Splits the shell into a few files: the libraries of the first screen, which stay the same across
 * versions, the shell itself, and one file for each group of shared entries.
 */
export class ShellChunksPlugin {
  apply(compiler: Compiler) {
    let groupOf = new Map<Module, string>();
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.beforeChunks.tap(name, () => {
        groupOf = groupModules(compiler.context, compilation);
      });
    });
    const own = { enforce: true, priority: 10 };
    const base = {
      ...own,
      test: /node_modules|shared-api/,
      name: 'base',
      chunks: 'initial' as const,
    };
    const ofGroup = (group: string) => ({
      ...own,
      test: (module: Module) => groupOf.get(module) === group,
      name: group,
      chunks: 'async' as const,
    });
    const { splitChunks } = compiler.options.optimization;
    if (!splitChunks) throw new Error('The shell build has no splitChunks.');
    splitChunks.cacheGroups = {
      ...splitChunks.cacheGroups,
      base,
      ...Object.fromEntries(Object.keys(groups).map((group) => [group, ofGroup(group)])),
    };
  }
}

/** Smallest source size in bytes for which an entry may load the file of an earlier group. */
const little = 1500;

/** The earlier groups that pages with these fields load anyway. */
const loadedWith: Record<string, string[]> = {
  fields: ['details', 'values', 'rules'],
  'more-fields': ['details', 'values', 'rules', 'fields'],
};

/**
 * The group of each module: the first one whose entries import it. If an entry needs only little of an
 * earlier group that pages do not load anyway, that part moves to `common`.
 */
function groupModules(shellDir: string, { modules, moduleGraph }: Compilation) {
  const byFile = new Map([...modules].map((module) => [module.nameForCondition(), module]));
  const files = new Map(ownEntries(shellDir).map(({ key, file }) => [key, file]));
  const found = new Map<Module, string>();

  // Dynamic imports are not among the dependencies; they are in blocks.
  function addNeeds(module: Module | null | undefined, needs: Set<Module>): Set<Module> {
    if (!module || needs.has(module)) return needs;
    needs.add(module);
    for (const dependency of module.dependencies) {
      const connection = moduleGraph.getConnection(dependency);
      if (connection?.isTargetActive(undefined)) addNeeds(connection.module, needs);
    }
    return needs;
  }
  for (const [group, entries] of Object.entries(groups)) {
    for (const entry of entries) {
      const module = byFile.get(files.get(`@shootline/${entry}`) ?? null);
      if (!module) throw new Error(`There is no shared entry ${entry}.`);
      const needs = addNeeds(module, new Set());
      for (const need of needs) if (!found.has(need)) found.set(need, group);
      const byGroup = Map.groupBy(needs, (need) => found.get(need));
      for (const [earlier, part] of byGroup) {
        const size = part.reduce((sum, need) => sum + need.size(), 0);
        const isApart = earlier !== group && !loadedWith[group]?.includes(earlier ?? '');
        if (isApart && size < little) for (const need of part) found.set(need, 'common');
      }
    }
  }
  return found;
}
