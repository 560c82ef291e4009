import type { Invoicing } from '@shootline/shared-api/contract';
import { bankDetailsRules, invoicingRules, numberOf } from '@shootline/shared-api/rules/account';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { type Viewer, requireVideographer } from '../../../platform/session/viewer.ts';
import { inLanguageOf } from '../../../platform/texts/languages.ts';
import { type NewAuditEvent, insertAuditEvents } from '../../audit/audit.repository.ts';
import { logAuditEvents, originOf } from '../../audit/record-audit.ts';
import { refuseTaxNumber } from '../../reference/tax-number.ts';
import { aliasOf } from '../user/user.repository.ts';
import { checkedBank, maskedBank } from './bank-details.ts';
import { bankChangedMail } from './invoicing.mail.ts';
import {
  type InvoicingRow,
  findInvoicing,
  sealedBank,
  storeBank,
  storeInvoicing,
} from './invoicing.repository.ts';

function present(row: InvoicingRow | undefined, { fullName }: Viewer): Invoicing {
  const { numberScheme = '', nextNumber = 1 } = row ?? {};
  return {
    legal_name: row?.legalName || fullName,
    address: row?.address ?? '',
    country: row?.country ?? '',
    tax_number: row?.taxNumber ?? '',
    is_tax_registered: row?.isTaxRegistered ?? false,
    number_scheme: numberScheme,
    next_number: nextNumber,
    next_invoice_number: numberOf(numberScheme, nextNumber),
    bank: row?.bankMasked ?? '',
  };
}

export const invoicingHandlers = {
  async getInvoicing({ tx, viewer }) {
    requireVideographer(viewer);
    return present(await findInvoicing(tx, viewer), viewer);
  },

  async updateInvoicing({ tx, viewer, body }) {
    requireVideographer(viewer);
    const details = checkedBy(invoicingRules, body);
    refuseTaxNumber(details, 'country', 'tax_number');
    return present(await storeInvoicing(tx, viewer, details), viewer);
  },

  async updateBankDetails({ c, deps, tx, viewer, body }) {
    requireVideographer(viewer);
    const { tenantId, id: userId } = viewer;
    const country = (await findInvoicing(tx, viewer))?.country ?? '';
    const bank = checkedBank(checkedBy(bankDetailsRules, body), country);
    const masked = maskedBank(bank);
    const alias = await aliasOf(tx, tenantId);
    return async () => {
      const content = await sealedBank(deps.db, viewer, bank);
      const origin = originOf(c, deps);
      const events: NewAuditEvent[] = [{ kind: 'bank_details_changed', userId }];
      const row = await workspaceTransaction(deps.db, tenantId, async (own) => {
        const letter = inLanguageOf(viewer, () => bankChangedMail(viewer, alias, masked));
        await queueMail(own, tenantId, { ...letter, to: viewer }, origin.at);
        await insertAuditEvents(own, tenantId, origin, events);
        return storeBank(own, viewer, content, masked);
      });
      logAuditEvents(deps.logger, tenantId, origin, events);
      return present(row, viewer);
    };
  },
} satisfies Partial<Handlers>;
