import { string } from 'yup';
import { ruleTexts } from '../texts.ts';

const address = string().email();

// Within a URL, these would end its host.
const noDomain = /[\s/\\?#:@%[\]]/;

function asciiDomain(domain: string): string {
  const url = `https://${domain}`;
  return noDomain.test(domain) || !URL.canParse(url) ? domain : new URL(url).hostname;
}

/**
 * A typed mail address as it is kept: in lower case, without spaces around it and invisible characters, the
 * domain in punycode.
 */
export function keptEmail(typed: string): string {
  const text = typed
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const [, name = '', domain = ''] = /^(.*)@(.*\P{ASCII}.*)$/su.exec(text) ?? [];
  return domain === '' ? text : `${name}@${asciiDomain(domain)}`;
}

/** Whether a text is a mail address that can be reached from outside, unlike `a@b`. */
export function isEmail(text: string): boolean {
  return /@.+\./.test(text) && address.isValidSync(text);
}

/** The rule of every mail address, for a text schema's `test`; an empty one passes. */
export const emailTest = {
  name: 'email',
  message: ruleTexts.email,
  test: (text: string | null | undefined) => !text || isEmail(text),
};

/** The rule of a mail address, cast as it is kept; an empty one passes. */
export const emailRule = () =>
  string()
    .transform((value: string | null | undefined) => value && keptEmail(value))
    .test(emailTest);
