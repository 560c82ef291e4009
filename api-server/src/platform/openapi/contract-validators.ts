import { fieldError, validationError } from '../errors/errors.ts';
import { type Operation, type OperationId, loadContract } from './document.ts';
import { type OperationValidators, validatorsOf } from './validators.ts';

let validators: ReturnType<typeof validatorsOf> | undefined;

/** The checks of an operation of the contract. */
export function contractValidators(operation: Operation): OperationValidators {
  validators ??= validatorsOf(loadContract().document);
  return validators(operation);
}

function operationOf(id: OperationId): Operation {
  const operation = loadContract().operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  return operation;
}

const compiled = new Map<OperationId, OperationValidators>();

/** The checks of the operation with this id, compiled once. */
export function checksOf(id: OperationId): OperationValidators {
  const found = compiled.get(id) ?? contractValidators(operationOf(id));
  compiled.set(id, found);
  return found;
}

const checks = new Map<OperationId, (search: URLSearchParams) => object>();

function queryCheckOf(id: OperationId) {
  const operation = operationOf(id);
  const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const { query } = checksOf(id);
  return (search: URLSearchParams) => {
    const unknown = [...search.keys()].filter((name) => !names.includes(name));
    if (unknown.length > 0) {
      throw validationError(...unknown.map((name) => fieldError(name, 'This field is not known.')));
    }
    return query(Object.fromEntries(names.map((name) => [name, search.getAll(name)])));
  };
}

/**
 * Validates a stored query as the operation's call would. Returns its typed values. Throws 400, also for
 * parameters that the call does not have.
 */
export function storedQuery(id: OperationId, search: URLSearchParams): object {
  const check = checks.get(id) ?? queryCheckOf(id);
  checks.set(id, check);
  return check(search);
}
