import { readFileSync } from 'node:fs';
import { StartError } from '../platform/process/start-error.ts';
import { parts, type Variables } from './settings.ts';

const secrets = parts.flatMap(({ settings }) =>
  Object.entries(settings).flatMap(([name, { isSecret }]) => (isSecret ? [name] : [])),
);

function contentOf(variable: string, file: string): string {
  try {
    // Editors and `echo` end a file with a newline, which no secret ends with.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code = 'no reason' } = error as NodeJS.ErrnoException;
    throw new StartError(`The file ${file} of ${variable} cannot be read: ${code}.`);
  }
}

/**
 * The variables with each secret that `<name>_FILE` names a file for, as containers mount secrets. Throws a
 * `StartError` if a secret is given both ways, or its file cannot be read.
 */
export function withSecretFiles(variables: Variables): Variables {
  const all = { ...variables };
  for (const name of secrets) {
    const file = variables[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (variables[name]) throw new StartError(`Set either ${name} or ${name}_FILE, not both.`);
    all[name] = contentOf(`${name}_FILE`, file);
  }
  return all;
}
