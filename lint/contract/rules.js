const methods = ['get', 'post', 'put', 'patch', 'delete'];
const quantity =
  /(^|_)(amount|cost|budget|duration|size|distance|interval|discount|minutes|hours)$/;

/** Wraps a check: Spectral calls it with the values at a rule's path, with references resolved. */
const found = (/** @type {string[]} */ messages) => messages.map((message) => ({ message }));

const camelCase = (name) => name.replace(/_(.)/g, (_match, letter) => letter.toUpperCase());

function operationIsTold(operation) {
  const { operationId, tags = [], summary = '', 'x-booking-action': action } = operation;
  const isNamed = action ? operationId === camelCase(action) : Boolean(operationId);
  return found([
    ...(isNamed ? [] : ['An operation has an operationId; a booking action, its own name.']),
    ...(tags.length === 1 ? [] : ['An operation has one tag.']),
    ...(/[.?]$/.test(summary.trim()) ? [] : ['An operation has a summary that is a sentence.']),
  ]);
}

function refusalsAreDeclared(item) {
  return methods
    .filter((method) => item[method])
    .flatMap((method) => {
      const { security, parameters = [], requestBody, responses = {} } = item[method];
      const isPublic = security?.length === 0;
      const hasPath = parameters.some((parameter) => parameter.in === 'path');
      const needed = [
        [!isPublic, '401', 'is for signed-in users'],
        [hasPath, '404', 'names a record in its path'],
        [requestBody !== undefined, '400', 'takes a body'],
        [requestBody !== undefined, '415', 'takes a body'],
        [true, '503', 'needs the database'],
      ];
      return needed
        .filter(([isNeeded, status]) => isNeeded && !responses[status])
        .map(([, status, why]) => ({
          message: `It ${why} and does not declare ${status}.`,
        }));
    });
}

function hasExample(media) {
  const { example, examples, schema = {} } = media;
  const own = example ?? examples ?? schema.example ?? schema.examples;
  return own === undefined ? found(['A body has an example.']) : [];
}

function unitsAreTold(properties, _options, { path }) {
  return Object.entries(properties)
    .filter(([name, schema]) => {
      const types = [schema.type ?? schema.anyOf?.map(({ type }) => type)].flat();
      const isNumber = types.includes('integer') || types.includes('number');
      return isNumber && quantity.test(name) && !schema.description?.trim();
    })
    .map(([name]) => ({ message: `The unit of ${name} is described.`, path: [...path, name] }));
}

const rule = (description, given, run) => ({
  description,
  message: '{{error}}',
  severity: 'error',
  given,
  then: { function: run },
});
const anyMethod = methods.join(',');

/** The house rules for the contract, in addition to those of OpenAPI. */
export const houseRules = {
  'house-operation': rule(
    'Operations say what they are.',
    `$.paths[*][${anyMethod}]`,
    operationIsTold,
  ),
  'house-refusals': rule('Refusals are declared.', '$.paths[*]', refusalsAreDeclared),
  'house-request-example': rule(
    'JSON requests have an example.',
    `$.paths[*][${anyMethod}].requestBody.content['application/json']`,
    hasExample,
  ),
  'house-response-example': rule(
    'JSON answers have an example.',
    `$.paths[*][${anyMethod}].responses['200','201','202'].content['application/json']`,
    hasExample,
  ),
  'house-units': rule('Quantities have units.', '$..properties', unitsAreTold),
};
