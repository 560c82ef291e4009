import * as v from 'valibot';
import { StartError } from '../platform/process/start-error.ts';
import type { Part, Setting } from './part.ts';
import { rules } from './rules.ts';
import { running } from './running.ts';
import { serving } from './serving.ts';
import type { Values } from './values.ts';

/** Every variable of the server by what needs it, as docs/configuration.md lists them. */
export const parts: readonly Part[] = [...Object.values(running), ...Object.values(serving)];

export type Variables = Record<string, string | undefined>;

/** The values that these variables give. Throws a `StartError` that names everything wrong with them. */
export function readSettings(variables: Variables): Values {
  const given = (name: string) => variables[name]?.trim() || undefined;
  const wrong: string[] = [];
  const valueOf = ([name, { kind, byDefault }]: [string, Setting]) => {
    const entered = given(name) ?? byDefault;
    if (typeof entered !== 'string') return [];
    const read = v.safeParse(kind(name), entered, { abortEarly: true });
    if (!read.success) wrong.push(read.issues[0].message);
    return read.success ? [[name, read.output] as const] : [];
  };
  const declared = parts.flatMap(({ settings }) => Object.entries(settings));
  // Each value is of its kind's type, which the entries of an object lose.
  const values = Object.fromEntries(declared.flatMap(valueOf)) as Values;
  const has = (...names: string[]) => names.every((name) => given(name) !== undefined);
  const broken = rules.filter(([isBroken]) => isBroken(values, has));
  const sentences = [...broken.map(([, sentence]) => sentence), ...wrong];
  if (sentences.length > 0) throw new StartError(sentences.join('\n'));
  return values;
}
