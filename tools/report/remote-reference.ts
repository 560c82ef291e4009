import { type PortalType, portalTypes } from './portal-types.ts';

/** Where a remote's part of the contract begins; everything that these types mention follows. */
const parts = {
  'What `remote.ts` declares': 'RemoteDeclaration',
  'What `src/routes.tsx` exports': 'RemoteRoutes',
  'What `src/contributions/` exports': 'Contributions',
  'The published `remote.json`': 'RemoteManifest',
};

const mentioned = ({ alias, bases, members }: PortalType): string[] =>
  [alias ?? '', ...bases, ...members.map(({ type }) => type)].flatMap(
    (text) => text.match(/\b[A-Z]\w+/g) ?? [],
  );

/** A type and those that it mentions, each after the one that first does; without types seen before. */
function withMentioned(
  name: string,
  all: Map<string, PortalType>,
  seen: Set<string>,
): PortalType[] {
  const type = all.get(name);
  if (!type || seen.has(name)) return [];
  seen.add(name);
  return [type, ...mentioned(type).flatMap((other) => withMentioned(other, all, seen))];
}

/** As code, whatever it contains. */
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

function sectionOf({ name, doc, alias, bases, members }: PortalType): string {
  const rows = members.map(
    (member) =>
      `- ${code(`${member.name}${member.isOptional ? '?' : ''}: ${member.type}`)}${member.doc && `  \n  ${member.doc}`}`,
  );
  return [
    `### ${name}`,
    ...(doc ? [doc] : []),
    ...(bases.length > 0 ? [`All of ${bases.map(code).join(', ')}, and:`] : []),
    ...(alias === null ? [] : [`\`\`\`ts\n${alias}\n\`\`\``]),
    ...(rows.length > 0 ? [rows.join('\n')] : []),
  ].join('\n\n');
}

/** The text of `docs/remote.md`: every point at which a remote contributes to the portal. */
export function remoteReference(): string {
  const all = portalTypes();
  const seen = new Set<string>();
  const sections = Object.entries(parts).flatMap(([title, name]) => {
    const found = withMentioned(name, all, seen).map(sectionOf);
    return found.length > 0 ? [`## ${title}`, ...found] : [];
  });
  const intro = [
    '# What a remote declares and contributes',
    'Made by `npm run report` from the types and docstrings of `@shootline/shared-api/portal`. `shared-api/remote.schema.json` describes the published `remote.json` as JSON schema.',
  ];
  return `${[...intro, ...sections].join('\n\n')}\n`;
}
