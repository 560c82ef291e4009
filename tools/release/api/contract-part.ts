/** The parts of a JSON schema in the contract that matter for compatibility. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

export interface Media {
  content?: Record<string, { schema?: Schema }>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  parameters?: Parameter[];
  requestBody?: Media & { $ref?: string };
  responses?: Record<string, Media & { $ref?: string }>;
}

/** An OpenAPI document, or the part of it that some calls need. */
export interface Contract {
  paths: Record<string, Record<string, Operation | Parameter[]>>;
  components?: object;
}

/** Follows a reference until it leads to no further reference. */
export function follow<Part extends { $ref?: string }>(contract: Contract, part: Part): Part {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.split('/').slice(1);
  const found = steps.reduce<unknown>(
    (inside, step) => (inside as Record<string, unknown> | undefined)?.[step],
    contract,
  );
  if (!found) throw new Error(`The contract has no ${part.$ref}.`);
  return follow(contract, found as Part);
}

/** A schema merged with all its `allOf` parts. */
export function whole(contract: Contract, schema: Schema): Schema {
  const own = follow(contract, schema);
  const parts = (own.allOf ?? []).map((part) => whole(contract, part));
  return parts.reduce(
    (merged, part) => ({
      ...part,
      ...merged,
      properties: { ...part.properties, ...merged.properties },
      required: [...(part.required ?? []), ...(merged.required ?? [])],
    }),
    { ...own, allOf: [] },
  );
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The references in a part of a contract, including those in the referenced parts. */
function referencesIn(contract: Contract, part: unknown, found = new Set<string>()): Set<string> {
  JSON.stringify(part, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && !found.has(value)) {
      found.add(value);
      referencesIn(contract, follow(contract, { $ref: value }), found);
    }
    return value;
  });
  return found;
}

/** The part of a contract that some calls need, each given as in `GET /bookings`. */
export function partOf(contract: Contract, calls: string[]): Contract {
  const paths: Contract['paths'] = {};
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const there = contract.paths[path];
    const operation = there?.[method.toLowerCase()];
    if (!there || !operation) throw new Error(`The contract has no ${call}.`);
    const { parameters = [] } = there;
    paths[path] = { ...paths[path], parameters, [method.toLowerCase()]: operation };
  }
  const components: Record<string, Record<string, unknown>> = {};
  for (const reference of referencesIn(contract, paths)) {
    const [, , kind = '', name = ''] = reference.split('/');
    components[kind] = { ...components[kind], [name]: follow(contract, { $ref: reference }) };
  }
  return { paths, components };
}

/** A call of a contract, with the parameters of its path. */
export interface Call {
  parameters: Parameter[];
  request: Schema | undefined;
  answer: Schema | undefined;
}

const jsonOf = (media: Media | undefined): Schema | undefined =>
  media?.content?.['application/json']?.schema;

/** A call of a contract; undefined if the contract has no such call. */
export function callOf(contract: Contract, path: string, method: string): Call | undefined {
  const { parameters: shared = [], [method]: found } = contract.paths[path] ?? {};
  if (!found) return undefined;
  const operation = found as Operation;
  const parameters = [...(shared as Parameter[]), ...(operation.parameters ?? [])];
  const answers = Object.entries(operation.responses ?? {});
  const [, answer] = answers.find(([status]) => status.startsWith('2')) ?? [];
  const body = operation.requestBody;
  return {
    parameters: parameters.map((parameter) => follow(contract, parameter)),
    request: jsonOf(body && follow(contract, body)),
    answer: jsonOf(answer && follow(contract, answer)),
  };
}

/** The path and method of every call of a contract. */
export const callsOf = ({ paths }: Contract): [string, string][] =>
  Object.entries(paths).flatMap(([path, there]) =>
    methods.filter((method) => method in there).map((method): [string, string] => [path, method]),
  );
