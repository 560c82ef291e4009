/** The public API of a package: the names of each entry, and the declarations behind their types. */
export interface Report {
  name: string;
  version: string;
  /** Exported names by entry; without types, which do not exist at run time. */
  entries: Record<string, string[]>;
  /** Declarations by module. */
  modules: Record<string, string>;
}

const modulePart = /^## (.+)\n\n```ts\n([\s\S]*?)\n```$/gm;
const entryPart = /^- `(.+?)`: ?(.*)$/gm;

/** The committed text of a report. */
export function textOf({ name, version, entries, modules }: Report): string {
  const names = Object.entries(entries).map(([entry, all]) => `- \`${entry}\`: ${all.join(' ')}`);
  const parts = Object.entries(modules).map(
    ([module, text]) => `## ${module}\n\n\`\`\`ts\n${text.trimEnd()}\n\`\`\``,
  );
  const made = 'Made by `npm run report`.';
  return `${[`# ${name} ${version}`, made, names.join('\n'), ...parts].join('\n\n')}\n`;
}

/** Parses a committed report. */
export function parseReport(text: string): Report {
  const [, name = '', version = ''] = /^# (\S+) (\S+)/.exec(text) ?? [];
  const entries = [...text.matchAll(entryPart)].map(([, entry = '', names = '']) => [
    entry,
    names.split(' ').filter(Boolean),
  ]);
  const modules = [...text.matchAll(modulePart)].map(([, module = '', code = '']) => [
    module,
    code,
  ]);
  return {
    name,
    version,
    entries: Object.fromEntries(entries),
    modules: Object.fromEntries(modules),
  };
}
