import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { withSslMode } from '../platform/db/connection/ssl-mode.ts';
import { StartError } from '../platform/process/start-error.ts';

/** Reads the text of the variable with this name, which messages repeat. */
export type Kind<Value> = (name: string) => v.GenericSchema<string, Value>;

type Form = RegExp | ((entered: string) => boolean);

const fits = (form: Form) => (entered: string) =>
  form instanceof RegExp ? form.test(entered) : form(entered);

/** A text of this form; `shouldBe` says what the variable must be. */
export const like =
  (form: Form, shouldBe: string): Kind<string> =>
  (name) => {
    const message = ({ input }: { input: string }) =>
      `${name} must be ${shouldBe}, not "${input}".`;
    return v.pipe(v.string(), v.check(fits(form), message));
  };

/** A secret of this form, which messages do not repeat. */
export const secretLike =
  (form: Form, must: string): Kind<string> =>
  (name) =>
    v.pipe(v.string(), v.check(fits(form), `${name} must ${must}.`));

/** A value that a function reads, which throws a `StartError` with the whole message. */
export const readBy =
  <Value>(read: (entered: string, name: string) => Value): Kind<Value> =>
  (name) =>
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return read(dataset.value, name);
        } catch (error) {
          if (!(error instanceof StartError)) throw error;
          addIssue({ message: error.message });
          return NEVER;
        }
      }),
    );

export const text: Kind<string> = () => v.string();

/** A number within limits; a whole one unless `shouldBe` says otherwise. */
const within =
  (shouldBe: string, isValid: (value: number) => boolean): Kind<number> =>
  (name) =>
    v.pipe(like((entered) => isValid(Number(entered)), shouldBe)(name), v.transform(Number));

export const whole = (least: number, most: number): Kind<number> =>
  within(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );

export const share = within('a number from 0 to 1', (value) => value >= 0 && value <= 1);

const flags: Record<string, boolean | undefined> = {
  ...{ 1: true, true: true, yes: true, on: true },
  ...{ 0: false, false: false, no: false, off: false },
};

export const flag: Kind<boolean> = (name) =>
  v.pipe(
    like((entered) => flags[entered.toLowerCase()] !== undefined, 'true or false')(name),
    v.transform((entered) => flags[entered.toLowerCase()] === true),
  );

const choices = new Intl.ListFormat('en-AU', { type: 'disjunction' });

export const oneOf =
  <Value extends string>(...values: readonly Value[]): Kind<Value> =>
  (name) =>
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.picklist(values, ({ input }) => {
        return `${name} must be ${choices.format(values)}, not "${String(input)}".`;
      }),
    );

/** An address of the web, without a slash at its end. */
export const webAddress = (example: string): Kind<string> =>
  like(
    (entered) => /^https?:\/\//.test(entered) && URL.canParse(entered),
    `an address like ${example}`,
  );

/** An address of a hub: a part of one, and nothing secret. */
export const hubAddress: Kind<string> = (name) =>
  v.pipe(
    like((entered) => {
      const url = URL.parse(entered);
      if (!/^https?:$/.test(url?.protocol ?? '')) return false;
      return url?.username === '' && url.password === '' && url.hash === '';
    }, 'an address like https://hub.example/portal, without a user in it')(name),
    v.transform((entered) => new URL(entered).href),
  );

export const origins = readBy((list, name) =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const origin = URL.parse(entry)?.origin ?? 'null';
      if (origin !== 'null') return origin;
      throw new StartError(
        `${name} must list addresses like https://portal.example, not "${entry}".`,
      );
    }),
);

/** The folder of a built portal. */
export const portalFolder = readBy((path, name) => {
  const folder = resolve(path);
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new StartError(
    `${name} must be a folder with the built portal; there is no index.html in ${folder}.`,
  );
});

/** The address of a PostgreSQL server, as the driver needs it. */
export const postgresAddress = readBy((address, name) => {
  if (!/^postgres(ql)?:\/\//.test(address)) {
    throw new StartError(`${name} must begin with postgres:// or postgresql://.`);
  }
  const url = URL.parse(address);
  const hasHost = url !== null && (url.host !== '' || url.searchParams.has('host'));
  // A path with @ or a hash means that a / or # in the password was not encoded.
  if (!hasHost || url.pathname.includes('@') || url.hash !== '') {
    throw new StartError(
      `${name} must be like postgres://user:password@host:5432/database; special characters ` +
        'of the password must be percent-encoded, such as / as %2F and # as %23.',
    );
  }
  return withSslMode(address, name);
});
