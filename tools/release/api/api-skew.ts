import {
  type Call,
  callOf,
  callsOf,
  type Contract,
  type Parameter,
  type Schema,
  whole,
} from './contract-part.ts';

const typesOf = ({ type, properties }: Schema): string[] =>
  type === undefined ? (properties ? ['object'] : []) : [type].flat();

/** A contract and a schema of it. */
interface Side {
  contract: Contract;
  schema: Schema;
}

/** Compares one call in the contract that an app was built with and in the current one. */
class Comparison {
  #isAnswer: boolean;
  #seen = new Set<string>();

  /** Answers must fit the app's expectations, requests those of the API. */
  constructor(isAnswer: boolean) {
    this.#isAnswer = isAnswer;
  }

  /** The incompatibilities of two schemas, each with its location. */
  incompatibilities(was: Side, now: Side, at: string): string[] {
    const pair = `${was.schema.$ref} ${now.schema.$ref}`;
    if (was.schema.$ref !== undefined && now.schema.$ref !== undefined) {
      if (this.#seen.has(pair)) return [];
      this.#seen.add(pair);
    }
    const [before, after] = [whole(was.contract, was.schema), whole(now.contract, now.schema)];
    const inside = (one: Schema, other: Schema, where: string) =>
      this.incompatibilities({ ...was, schema: one }, { ...now, schema: other }, where);
    return [
      ...this.#ofTypes(before, after, at),
      ...this.#ofFields(before, after, at, inside),
      ...(before.items && after.items ? inside(before.items, after.items, `${at}[]`) : []),
      ...this.#ofForms({ ...was, schema: before }, { ...now, schema: after }, at),
    ];
  }

  #ofTypes(before: Schema, after: Schema, at: string): string[] {
    const [given, taken] = this.#isAnswer ? [after, before] : [before, after];
    const allowed = typesOf(taken).flatMap((type) =>
      type === 'number' ? [type, 'integer'] : type,
    );
    const others = typesOf(given).filter((type) => !allowed.includes(type));
    if (allowed.length > 0 && others.length > 0) {
      return [`${at} is ${typesOf(after).join(' or ')}, was ${typesOf(before).join(' or ')}`];
    }
    if (this.#isAnswer || !before.enum || !after.enum) return [];
    const refused = before.enum.filter((value) => !after.enum?.includes(value));
    return refused.length > 0 ? [`${at} no longer takes ${refused.join(', ')}`] : [];
  }

  #ofFields(before: Schema, after: Schema, at: string, inside: Inside): string[] {
    const { properties: fields = {}, required = [] } = before;
    const { properties: fieldsNow = {}, required: requiredNow = [] } = after;
    const [given, needed] = this.#isAnswer ? [requiredNow, required] : [required, requiredNow];
    const gone = Object.keys(fields).filter((name) => !(name in fieldsNow));
    const open = needed.filter((name) => !given.includes(name) && !gone.includes(name));
    return [
      ...gone.map((name) => `${at}.${name} is gone`),
      ...open.map((name) => `${at}.${name} is ${this.#isAnswer ? 'optional' : 'required'} now`),
      ...Object.entries(fields).flatMap(([name, field]) => {
        const fieldNow = fieldsNow[name];
        return fieldNow ? inside(field, fieldNow, `${at}.${name}`) : [];
      }),
    ];
  }

  /** Each given form must fit one of the accepted forms. */
  #ofForms(was: Side, now: Side, at: string): string[] {
    const formsOf = ({ oneOf, anyOf }: Schema) => oneOf ?? anyOf ?? [];
    const [forms, formsNow] = [formsOf(was.schema), formsOf(now.schema)];
    if (forms.length === 0 || formsNow.length === 0) return [];
    const fit = (one: Schema, other: Schema) =>
      new Comparison(this.#isAnswer).incompatibilities(
        { ...was, schema: one },
        { ...now, schema: other },
        at,
      ).length === 0;
    const isFit = this.#isAnswer
      ? formsNow.every((other) => forms.some((one) => fit(one, other)))
      : forms.every((one) => formsNow.some((other) => fit(one, other)));
    return isFit ? [] : [`${at} has other forms`];
  }
}

type Inside = (one: Schema, other: Schema, where: string) => string[];

function parameterIncompatibilities(
  was: Call,
  now: Call,
  before: Contract,
  after: Contract,
): string[] {
  const called = ({ name, in: place }: Parameter) => `${place}.${name}`;
  const find = (all: Parameter[], one: Parameter) =>
    all.find((other) => called(other) === called(one));
  return [
    ...was.parameters
      .filter((one) => !find(now.parameters, one))
      .map((one) => `${called(one)} is gone`),
    ...now.parameters.flatMap((one) => {
      const known = find(was.parameters, one);
      if (one.required && !known?.required) return [`${called(one)} is required now`];
      if (!known?.schema || !one.schema) return [];
      const sides = [known.schema, one.schema] as const;
      return schemaIncompatibilities(sides, [before, after], called(one), false);
    }),
  ];
}

function schemaIncompatibilities(
  [was, now]: readonly [Schema | undefined, Schema | undefined],
  [before, after]: readonly [Contract, Contract],
  at: string,
  isAnswer: boolean,
): string[] {
  if (!was) return now && !isAnswer ? [`${at} is required now`] : [];
  if (!now) return [`${at} is gone`];
  const sides = [
    { contract: before, schema: was },
    { contract: after, schema: now },
  ] as const;
  return new Comparison(isAnswer).incompatibilities(...sides, at);
}

/**
 * Checks the calls of an app, built with one contract, against another contract. Names calls and fields
 * that are gone, values of another type, and fields that are newly required in requests or newly optional
 * in answers. Additions do not count. Empty if the app fits.
 */
export function apiIncompatibilities(uses: Contract, provides: Contract): string[] {
  return callsOf(uses).flatMap(([path, method]) => {
    const call = `${method.toUpperCase()} ${path}`;
    const [was, now] = [callOf(uses, path, method), callOf(provides, path, method)];
    if (!was) return [];
    if (!now) return [`${call} is gone`];
    const both = [uses, provides] as const;
    const found = [
      ...parameterIncompatibilities(was, now, ...both),
      ...schemaIncompatibilities([was.request, now.request], both, 'request', false),
      ...schemaIncompatibilities([was.answer, now.answer], both, 'answer', true),
    ];
    return found.map((incompatibility) => `${call}: ${incompatibility}`);
  });
}
