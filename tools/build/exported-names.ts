import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ModuleItem, parseSync, type Pattern } from '@swc/core';

const isRelative = (source: string) => source.startsWith('.');

function namesOfPattern(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.value];
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOfPattern(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'AssignmentPatternProperty') return [property.key.value];
        return namesOfPattern(property.type === 'RestElement' ? property.argument : property.value);
      });
    default:
      throw new Error(`An export cannot be declared by ${pattern.type}.`);
  }
}

function namesOfItem(item: ModuleItem, file: string): string[] {
  switch (item.type) {
    case 'ExportDeclaration': {
      const { declaration } = item;
      if (declaration.type === 'VariableDeclaration') {
        return declaration.declarations.flatMap(({ id }) => namesOfPattern(id));
      }
      const isCode =
        declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
      return isCode ? [declaration.identifier.value] : [];
    }
    case 'ExportNamedDeclaration': {
      if ((item as { typeOnly?: boolean }).typeOnly) return [];
      return item.specifiers.flatMap((specifier) => {
        if (specifier.type !== 'ExportSpecifier')
          throw new Error(`${file} exports a whole module under one name.`);
        if ((specifier as { isTypeOnly?: boolean }).isTypeOnly) return [];
        return [(specifier.exported ?? specifier.orig).value];
      });
    }
    case 'ExportAllDeclaration': {
      if ((item as { typeOnly?: boolean }).typeOnly) return [];
      if (!isRelative(item.source.value)) throw new Error(`${file} exports a whole library.`);
      return exportedNames(join(dirname(file), item.source.value));
    }
    default:
      return [];
  }
}

/** The names that a TypeScript module exports at run time, without types, sorted. */
export function exportedNames(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2022',
  });
  return [...new Set(body.flatMap((item) => namesOfItem(item, file)))].sort();
}
