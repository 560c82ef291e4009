import type { MailContent } from '../db/schema/job.ts';
import { t } from '@shootline/shared-api/rules';
import { escapeMarkup } from '../texts/escape-markup.ts';
import { inLanguageOf } from '../texts/languages.ts';
import { cleanLine } from './clean-line.ts';
import type { MailSettings } from './mail.settings.ts';

type Mail = { subject: string; recipientName: string; language: string; content: MailContent };

function addressOf(to: string, { portalUrl }: MailSettings): string {
  return to.startsWith('/') ? `${portalUrl}${to}` : to;
}

const greeting = (mail: Mail): string =>
  inLanguageOf(mail, () =>
    mail.recipientName ? t('Hello {name},', { name: mail.recipientName }) : t('Hello,'),
  );

/**
 * The mail as plain text, with links on separate lines. Links that are made when
 * the mail is sent are mentioned but left out.
 */
export function mailText(mail: Mail, settings: MailSettings): string {
  const { paragraphs, facts = [], links = [], passwordLink, confirmLink } = mail.content;
  return [
    greeting(mail),
    ...paragraphs,
    ...(facts.length > 0
      ? [facts.map(([label, value]) => `${label}: ${cleanLine(value, 2000)}`).join('\n')]
      : []),
    ...links.map(({ label, to }) => `${label}:\n${addressOf(to, settings)}`),
    ...[passwordLink, confirmLink].flatMap((link) =>
      link ? [`${link.label}:\n${inLanguageOf(mail, () => t('(only in the mail itself)'))}`] : [],
    ),
    `${settings.brand}\n${settings.portalUrl}\n`,
  ].join('\n\n');
}

const colour = { text: '#1f2933', muted: '#52606d', line: '#d9e2ec', brand: '#0f6b66' };

function factRow([label, value]: [string, string]): string {
  const cell = 'padding:4px 0;text-align:left;vertical-align:top';
  return (
    `<tr><th scope="row" style="${cell};padding-right:16px;font-weight:normal;color:${colour.muted}">` +
    `${escapeMarkup(label)}</th><td style="${cell};overflow-wrap:anywhere">${escapeMarkup(value)}</td></tr>`
  );
}

/** The mail as HTML: one column, no pictures, nothing loaded from other servers. */
export function mailHtml(mail: Mail, settings: MailSettings): string {
  const { paragraphs, facts = [], links = [] } = mail.content;
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`;
  const link = ({ label, to }: { label: string; to: string }) =>
    `<p style="margin:0 0 16px"><a href="${escapeMarkup(addressOf(to, settings))}" ` +
    `style="color:${colour.brand};font-weight:bold">${escapeMarkup(label)}</a></p>`;
  const title = escapeMarkup(mail.subject);
  return [
    `<!doctype html><html lang="${escapeMarkup(mail.language)}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width"></head>',
    `<body style="margin:0;padding:24px;color:${colour.text};background:#ffffff;`,
    'font:16px/1.5 Arial,Helvetica,sans-serif">',
    `<div role="article" aria-label="${title}" style="max-width:600px;margin:0 auto">`,
    paragraph(greeting(mail)),
    ...paragraphs.map(paragraph),
    facts.length > 0
      ? `<table style="margin:0 0 16px;border-collapse:collapse">${facts.map(factRow).join('')}</table>`
      : '',
    ...links.map(link),
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colour.line}">`,
    `<a href="${escapeMarkup(settings.portalUrl)}" style="color:${colour.muted}">`,
    `${escapeMarkup(settings.brand)}</a></p></div></body></html>`,
  ].join('');
}
