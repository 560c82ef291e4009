import type { Registry } from '../registry/registry.ts';

/** Sentences about paths that two remotes declare; the first remote's page is shown. */
function clashesOf(registry: Registry): string[] {
  const owners = new Map<string, string>();
  return registry.store.getState().remotes.flatMap(({ name, manifest }) =>
    (manifest?.routes ?? []).flatMap(({ path }) => {
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, name);
      return owner === undefined || owner === name
        ? []
        : `${path} is a page of ${owner}; ${name} declares it too, and is not shown there.`;
    }),
  );
}

/** Warns operators once about each path that two remotes declare. */
export function reportClashes(registry: Registry): void {
  const told = new Set<string>();
  const report = () => {
    for (const clash of clashesOf(registry)) {
      if (!told.has(clash)) console.warn(clash);
      told.add(clash);
    }
  };
  report();
  registry.store.subscribe(report);
}
