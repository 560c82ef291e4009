import fc from 'fast-check';
import { oddText, oddValue } from './odd-values.ts';

type Container = Record<string, unknown> | unknown[];

/** One mutation somewhere inside a value. */
export type Mutation = {
  where: number;
  how: 'set' | 'drop' | 'add' | 'wrap';
  name: string;
  value: unknown;
};

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  where: fc.nat(200),
  how: fc.constantFrom('set', 'set', 'set', 'drop', 'add', 'wrap'),
  name: oddText,
  value: oddValue,
});

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function placesIn(value: unknown, places: [Container, string][] = []): [Container, string][] {
  if (!isContainer(value) || places.length > 300) return places;
  for (const [key, inner] of Object.entries(value)) {
    places.push([value, key]);
    placesIn(inner, places);
  }
  return places;
}

// A plain assignment to __proto__ would set no field.
function put(container: Container, key: string, value: unknown): void {
  Object.defineProperty(container, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** A copy of the value with the mutations applied. */
export function mutated(value: unknown, mutations: readonly Mutation[]): unknown {
  const root = { value: structuredClone(value) };
  for (const { where, how, name, value } of mutations) {
    const odd = structuredClone(value);
    const places = placesIn(root);
    const [container, key] = places[where % places.length] ?? [root, 'value'];
    const inner = (container as Record<string, unknown>)[key];
    if (how === 'set') put(container, key, odd);
    else if (how === 'drop') delete (container as Record<string, unknown>)[key];
    else if (how === 'wrap') put(container, key, [inner, inner]);
    else if (isContainer(inner))
      put(inner, Array.isArray(inner) ? String(inner.length) : name, odd);
    else put(container, key, { [name]: odd });
  }
  return root.value;
}
