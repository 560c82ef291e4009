/** A package's offer: the names of each entry, and the declarations that their types consist of. */
export interface Report {
  name: string;
  version: string;
  /** Exported names by entry; types have none at run time and are not among them. */
  entries: Record<string, string[]>;
  /** Declarations by module. */
  modules: Record<string, string>;
}

const modulePart = /^## (.+)\n\n```ts\n([\s\S]*?)\n```$/gm;
const entryPart = /^- `(.+?)`: ?(.*)$/gm;

/** A report as it is committed. */
export function textOf({ name, version, entries, modules }: Report): string {
  const names = Object.entries(entries).map(([entry, all]) => `- \`${entry}\`: ${all.join(' ')}`);
  const parts = Object.entries(modules).map(
    ([module, text]) => `## ${module}\n\n\`\`\`ts\n${text.trimEnd()}\n\`\`\``,
  );
  const made = 'Made by `npm run report`.';
  return `${[`# ${name} ${version}`, made, names.join('\n'), ...parts].join('\n\n')}\n`;
}

/** A committed report. */
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
