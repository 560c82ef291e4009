import { apiIncompatibilities } from './api-skew.ts';
import { type Contract, partOf, type Schema } from './contract-part.ts';

const ledger: Schema = {
  type: 'object',
  required: ['uuid', 'total'],
  properties: {
    uuid: { type: 'string' },
    total: { type: 'integer' },
    note: { type: ['string', 'null'] },
    lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
    state: { type: 'string', enum: ['open', 'closed'] },
  },
};
const line: Schema = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string' }, parent: { $ref: '#/components/schemas/Line' } },
};

/** A contract with two calls on ledgers, with these changes to their schemas. */
function contract(changes: { Ledger?: Schema; Line?: Schema; query?: object[] } = {}): Contract {
  const json = {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Ledger' } } },
  };
  const query = changes.query ?? [{ name: 'q', in: 'query', schema: { type: 'string' } }];
  return {
    paths: {
      '/ledgers': {
        post: { requestBody: json, responses: { '201': json } },
        get: { parameters: query as [], responses: { '200': json } },
      },
      '/others': { get: { responses: {} } },
    },
    components: { schemas: { Ledger: ledger, Line: line, Unused: {}, ...changes } },
  };
}

const uses = (call: string) => partOf(contract(), [call]);
const withField = (name: string, field: Schema, isRequired = false): Contract =>
  contract({
    Ledger: {
      ...ledger,
      required: [...(ledger.required ?? []), ...(isRequired ? [name] : [])],
      properties: { ...ledger.properties, [name]: field },
    },
  });
const withoutNote = () => {
  const { note: _, ...properties } = ledger.properties ?? {};
  return contract({ Ledger: { ...ledger, properties } });
};

test('an app keeps its calls and everything they refer to', () => {
  const part = uses('GET /ledgers');
  expect(Object.keys(part.paths)).toEqual(['/ledgers']);
  expect(Object.keys(part.paths['/ledgers'] ?? {})).not.toContain('post');
  expect(part.components).toEqual({ schemas: { Ledger: ledger, Line: line } });
  expect(() => uses('GET /elsewhere')).toThrow('The contract has no GET /elsewhere.');
});

test('the same contract and a larger one fit', () => {
  for (const call of ['GET /ledgers', 'POST /ledgers']) {
    expect(apiIncompatibilities(uses(call), contract())).toEqual([]);
    expect(apiIncompatibilities(uses(call), withField('colour', { type: 'string' }))).toEqual([]);
  }
  expect(
    apiIncompatibilities(uses('GET /ledgers'), withField('colour', { type: 'string' }, true)),
  ).toEqual([]);
  const wider = withField('state', { type: 'string', enum: ['open', 'closed', 'paid'] });
  expect(apiIncompatibilities(uses('POST /ledgers'), wider)).toEqual([]);
});

test('names calls and fields that are gone', () => {
  const { '/others': others } = contract().paths;
  const without: Contract = { ...contract(), paths: { '/others': others ?? {} } };
  expect(apiIncompatibilities(uses('GET /ledgers'), without)).toEqual(['GET /ledgers is gone']);
  expect(apiIncompatibilities(uses('GET /ledgers'), withoutNote())).toEqual([
    'GET /ledgers: answer.note is gone',
  ]);
  expect(apiIncompatibilities(uses('GET /ledgers'), contract({ query: [] }))).toEqual([
    'GET /ledgers: query.q is gone',
  ]);
});

test('names a field of another type, even deep inside', () => {
  expect(
    apiIncompatibilities(uses('GET /ledgers'), withField('total', { type: 'string' })),
  ).toEqual(['GET /ledgers: answer.total is string, was integer']);
  const numbered = { ...line, properties: { ...line.properties, text: { type: 'number' } } };
  expect(apiIncompatibilities(uses('GET /ledgers'), contract({ Line: numbered }))).toEqual([
    'GET /ledgers: answer.lines[].text is number, was string',
  ]);
  const nullable = withField('total', { type: ['integer', 'null'] });
  expect(apiIncompatibilities(uses('GET /ledgers'), nullable)).toEqual([
    'GET /ledgers: answer.total is integer or null, was integer',
  ]);
});

test('names fields newly required in a request but not those added to an answer', () => {
  const strict = withField('note', { type: ['string', 'null'] }, true);
  expect(apiIncompatibilities(uses('POST /ledgers'), strict)).toEqual([
    'POST /ledgers: request.note is required now',
  ]);
  expect(
    apiIncompatibilities(uses('POST /ledgers'), withField('colour', { type: 'string' }, true)),
  ).toEqual(['POST /ledgers: request.colour is required now']);
  const narrow = withField('state', { type: 'string', enum: ['open'] });
  expect(apiIncompatibilities(uses('POST /ledgers'), narrow)).toEqual([
    'POST /ledgers: request.state no longer takes closed',
  ]);
  const required = [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }];
  expect(apiIncompatibilities(uses('GET /ledgers'), contract({ query: required }))).toEqual([
    'GET /ledgers: query.q is required now',
  ]);
});

test('names a field of an answer that has become optional', () => {
  expect(
    apiIncompatibilities(
      uses('GET /ledgers'),
      contract({ Ledger: { ...ledger, required: ['uuid'] } }),
    ),
  ).toEqual(['GET /ledgers: answer.total is optional now']);
});
