import { ValidationError } from 'yup';
import { HubFailure } from './hub-failure.ts';

export type Checks<Value> = { validateSync(value: unknown, options: { strict: true }): Value };

/**
 * Validates a value from the hub and returns it. Throws `HubFailure`, which names the place: `where`,
 * then the field.
 */
export function checked<Value>(schema: Checks<Value>, value: unknown, where?: string): Value {
  try {
    return schema.validateSync(value, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const place = [where, error.path].filter(Boolean).join(', ');
    throw new HubFailure('wrong', `${place}: ${error.message}`, { where: place });
  }
}
