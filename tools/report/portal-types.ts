import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comment, parseSync, type Statement } from 'oxc-parser';
import { root } from '../apps.ts';

/** A part of a type, with its docstring. */
interface Member {
  name: string;
  isOptional: boolean;
  type: string;
  doc: string;
}

/** An exported type of the contract between remotes and the portal. */
export interface PortalType {
  name: string;
  doc: string;
  /** The interfaces that it extends. */
  bases: string[];
  /** Of an interface. */
  members: Member[];
  /** The right side of an alias. */
  alias: string | null;
}

/** The text of a docstring, in one line. */
const textOf = ({ value }: Comment) =>
  value
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

class SourceFile {
  readonly #code: string;
  readonly #comments: Comment[];
  readonly body: Statement[];

  constructor(file: string) {
    this.#code = readFileSync(file, 'utf8');
    const { program, comments } = parseSync(file, this.#code);
    this.#comments = comments;
    this.body = program.body as Statement[];
  }

  text = ({ start, end }: { start: number; end: number }) =>
    this.#code
      .slice(start, end)
      .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ');

  /** The docstring that ends where a node starts. */
  doc({ start }: { start: number }): string {
    const found = this.#comments.find(
      ({ end, value }) =>
        value.startsWith('*') && /^\s*$/.test(this.#code.slice(end, start)) && end <= start,
    );
    return found ? textOf(found) : '';
  }
}

function typesIn(file: string): PortalType[] {
  const source = new SourceFile(file);
  return source.body.flatMap((statement): PortalType[] => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    const doc = source.doc(statement);
    if (declaration?.type === 'TSTypeAliasDeclaration') {
      const alias = source.text(declaration.typeAnnotation);
      return [{ name: declaration.id.name, doc, bases: [], members: [], alias }];
    }
    if (declaration?.type !== 'TSInterfaceDeclaration') return [];
    const members = declaration.body.body.flatMap((member): Member[] => {
      if (member.type !== 'TSPropertySignature') return [];
      return [
        {
          name: source.text(member.key).replaceAll("'", ''),
          isOptional: member.optional,
          type: member.typeAnnotation
            ? source.text(member.typeAnnotation.typeAnnotation)
            : 'unknown',
          doc: source.doc(member),
        },
      ];
    });
    const bases = declaration.extends.map((base) => source.text(base));
    return [{ name: declaration.id.name, doc, bases, members, alias: null }];
  });
}

/** The exported types of `shared-api/portal`, by name. */
export function portalTypes(): Map<string, PortalType> {
  const folder = join(root, 'shared-api/src/portal');
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const all = files.sort().flatMap((file) => typesIn(join(folder, file)));
  return new Map(all.map((type) => [type.name, type]));
}
