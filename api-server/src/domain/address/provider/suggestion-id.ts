import type { Schema } from 'yup';

/** An id that contains the suggestion's values. */
export function sealId(values: object): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values in an id; undefined if they have another shape. */
export function openId<Values>(id: string, shape: Schema<Values>): Values | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(id, 'base64url').toString('utf8'));
    return shape.isValidSync(values, { strict: true }) ? values : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
