import type { Mail, MailSummary } from '@shootline/shared-api/contract';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { labelOf, mailStates } from '../reference/option-sets.ts';
import { requireAdmin } from '../../platform/session/viewer.ts';
import {
  type MailRow,
  findMail,
  listMails,
  requeueMail,
} from '../../platform/mail-queue/mail.repository.ts';
import type { MailSettings } from '../../platform/mail/mail.settings.ts';
import { mailText } from '../../platform/mail/render-mail.ts';

function presentSummary(row: MailRow): MailSummary {
  return {
    uuid: row.id,
    kind: row.kind,
    recipient_name: row.recipientName,
    recipient_address: row.recipientAddress,
    subject: row.subject,
    state: row.state,
    state_display: labelOf(mailStates, row.state),
    attempts: row.attempts,
    last_error: row.lastError,
    created: row.created.toISOString(),
    sent: row.sent?.toISOString() ?? null,
    booking: row.aboutId,
  };
}

function presentMail(row: MailRow, settings: MailSettings): Mail {
  return {
    ...presentSummary(row),
    text: mailText(row, settings),
    attachments: row.attachments.map(({ name }) => ({ name })),
  };
}

export const mailHandlers = {
  async listMails({ c, tx, viewer, deps, query }) {
    requireAdmin(viewer);
    const page = await listMails(tx, viewer.tenantId, query);
    return {
      ...pageFields(c, '/mails', query.offset ?? 0, page),
      delivery: deps.settings.mail.delivery,
      failed: page.failed,
      results: page.rows.map(presentSummary),
    };
  },

  async getMail({ tx, viewer, deps, path }) {
    requireAdmin(viewer);
    const row = await findMail(tx, viewer.tenantId, path.id);
    if (!row) throw notFound();
    return presentMail(row, deps.settings.mail);
  },

  async sendMailAgain({ tx, viewer, deps, path }) {
    requireAdmin(viewer);
    if (!(await findMail(tx, viewer.tenantId, path.id))) throw notFound();
    const row = await requeueMail(tx, viewer.tenantId, path.id, deps.clock());
    if (!row) throw conflict('Only a mail that has failed can be sent again.');
    return presentMail(row, deps.settings.mail);
  },
} satisfies Partial<Handlers>;
