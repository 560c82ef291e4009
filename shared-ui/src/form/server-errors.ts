/** One entry of the API's `errors`: a field, its message, and the errors of its nested fields. */
export type ServerFieldError = {
  field?: string | null;
  message?: string | null;
  errors?: readonly (ServerFieldError | string)[] | null;
};

/** A failure that belongs to fields; `Form` shows each message at its field. */
export class FormError extends Error {
  readonly fieldErrors: readonly ServerFieldError[];

  constructor(message: string, fieldErrors: readonly ServerFieldError[]) {
    super(message);
    this.name = 'FormError';
    this.fieldErrors = fieldErrors;
  }
}

/** The field errors of an error; empty if it has none. */
export function fieldErrorsOf(error: Error): readonly ServerFieldError[] {
  return 'fieldErrors' in error && Array.isArray(error.fieldErrors) ? error.fieldErrors : [];
}

const joinPath = (parent: string, field?: string | null) =>
  field ? (parent ? `${parent}.${field}` : field) : parent;

/**
 * Field paths ('project_owner.email') with their messages; several messages of one field are joined with a
 * space. Messages without a field are under ''.
 */
export function mergeServerErrors(errors: readonly ServerFieldError[]): Map<string, string> {
  const merged = new Map<string, string>();
  const add = (path: string, message: string) => {
    const earlier = merged.get(path);
    merged.set(path, earlier ? `${earlier} ${message}` : message);
  };
  const visit = (entry: ServerFieldError, parent: string) => {
    const path = joinPath(parent, entry.field);
    if (entry.message) add(path, entry.message);
    for (const nested of entry.errors ?? []) {
      if (typeof nested === 'string') add(path, nested);
      else visit(nested, path);
    }
  };
  for (const entry of errors) visit(entry, '');
  return merged;
}
