import type { Compilation, Module } from 'webpack';
import { isSharedByName } from './shared-libraries.ts';

/** A module that Module Federation takes from the shell. */
type SharedModule = Module & { options: { shareKey: string } };

const isShared = (module: Module): module is SharedModule =>
  module.type === 'consume-shared-module';

/**
 * The names that a remote's build uses of the portal's own packages and of libraries shared in part, by
 * entry: those still referenced after unused code was removed.
 */
export function usedNames({ modules, moduleGraph, chunks }: Compilation): Record<string, string[]> {
  const [runtime] = [...chunks].map((chunk) => chunk.runtime);
  const used = new Map<string, Set<string>>();
  for (const module of modules) {
    if (!isShared(module) || !isSharedByName(module.options.shareKey)) continue;
    const { shareKey } = module.options;
    const names = used.get(shareKey) ?? new Set();
    used.set(shareKey, names);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { dependency } = connection;
      if (!dependency || connection.getActiveState(runtime) === false) continue;
      for (const reference of dependency.getReferencedExports(moduleGraph, runtime)) {
        const [name] = 'name' in reference ? reference.name : reference;
        if (name) names.add(name);
      }
    }
  }
  const entries = [...used].map(([entry, names]) => [entry, [...names].sort()] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}
