import { t } from '@shootline/shared-api';
import { type StatusPart, problemsOf } from './fact.ts';

const email = /[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g;
const query = /(https?:\/\/[^\s?#]+)[?#]\S*/g;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Long runs of letters and digits, such as tokens and keys. */
const secret = /[A-Za-z0-9+_=-]{32,}/g;
const phone = /\+\d[\d ()-]{7,}\d/g;

/** The text without addresses, tokens and keys, which errors of mail servers and others may contain. */
function scrubbed(text: string): string {
  return text
    .replace(query, '$1')
    .replace(email, '[email]')
    .replace(phone, '[phone]')
    .replace(secret, (run) => (uuid.test(run) ? run : '[removed]'));
}

function section({ title, facts, lines = [], error }: StatusPart): string {
  return [
    title,
    ...(error ? [t('(could not be updated: {error})', { error })] : []),
    ...facts.map(({ label, text }) => `${label}: ${text.replaceAll('\n', '\n  ')}`),
    ...lines,
  ].join('\n');
}

/** The page as plain text for a support request: figures only, without tokens and personal data. */
export function reportOf(brand: string, parts: StatusPart[], now: Date): string {
  const problems = problemsOf(parts);
  const head = [
    t('Status of {brand}, {time}', { brand, time: now.toISOString() }),
    t('Portal: {origin}', { origin: window.location.origin }),
    t('Browser: {userAgent}', { userAgent: navigator.userAgent }),
    t('Problems: {problems}', {
      problems: problems.length === 0 ? t('none found') : problems.join(' '),
    }),
  ];
  const sections = [head.join('\n'), ...parts.map(section)];
  return `${scrubbed(sections.join('\n\n'))}\n`;
}
