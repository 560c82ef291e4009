import fc from 'fast-check';
import { type Schema, documentId } from '../../src/platform/openapi/document.ts';
import { oddNumber, oddText, oddValue } from './odd-values.ts';

type Any = fc.Arbitrary<unknown>;

const bounds = (schema: Schema) => ({
  min: (schema['minimum'] as number | undefined) ?? -1000,
  max: (schema['maximum'] as number | undefined) ?? 100_000,
});

/** Returns an arbitrary for each schema of a document: valid values, as odd as the schema permits. */
export function valuesBySchema(document: Schema): (schema: Schema, ids: string[]) => Any {
  function resolved(schema: Schema): Schema {
    const reference = schema['$ref'] as string | undefined;
    if (reference === undefined) return schema;
    const steps = reference.replace(`${documentId}#/`, '').split('/');
    const target = steps.reduce<unknown>(
      (node, step) => (node as Schema)[step],
      document,
    ) as Schema;
    return resolved(target);
  }

  function textOf(schema: Schema, ids: string[]): Any {
    if (schema['format'] === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
    if (schema['format'] === 'date-time') return fc.date({ noInvalidDate: true }).map(String);
    const pattern = schema['pattern'] as string | undefined;
    if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
    const longest = (schema['maxLength'] as number | undefined) ?? 1000;
    return fc.oneof(
      { weight: 5, arbitrary: oddText.map((text) => text.slice(0, longest)) },
      { weight: 1, arbitrary: fc.constant('x'.repeat(longest)) },
    );
  }

  function ofType(type: unknown, schema: Schema, ids: string[], depth: number): Any {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer(bounds(schema));
      case 'number':
        return fc.oneof(fc.integer(bounds(schema)), fc.constantFrom(0.5, 1.25, 5e-324));
      case 'array': {
        const items = (schema['items'] as Schema | undefined) ?? {};
        return fc.array(of(items, ids, depth + 1), { maxLength: 4 });
      }
      case 'object': {
        const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
        const required = new Set((schema['required'] ?? []) as string[]);
        const fields = properties.map(([name, inner]) => [name, of(inner, ids, depth + 1)]);
        return fc.record(Object.fromEntries(fields) as Record<string, Any>, {
          requiredKeys: [...required].filter((name) => properties.some(([one]) => one === name)),
        });
      }
      case 'string':
        return textOf(schema, ids);
      default:
        return fc.oneof(oddValue, oddNumber);
    }
  }

  function of(reference: Schema, ids: string[], depth: number): Any {
    const schema = resolved(reference);
    if (depth > 6) return fc.constant(null);
    if ('const' in schema) return fc.constant(schema['const']);
    if ('enum' in schema) return fc.constantFrom(...(schema['enum'] as unknown[]));
    const either = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
    if (either) return fc.oneof(...either.map((one) => of(one, ids, depth)));
    const all = schema['allOf'] as Schema[] | undefined;
    if (all) {
      return fc
        .tuple(...all.map((one) => of(one, ids, depth)))
        .map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
    }
    const types = [schema['type'] ?? ('properties' in schema ? 'object' : undefined)].flat();
    return fc.oneof(...types.map((type) => ofType(type, schema, ids, depth)));
  }

  return (schema, ids) => of(schema, ids, 0);
}
