import type { BankDetails } from '@shootline/shared-api/contract';
import { expectedCost } from '../src/domain/invoice/invoice.presenter.ts';
import { loadInvoices } from '../src/domain/invoice/invoice-loading.ts';
import { findInvoices } from '../src/domain/invoice/invoice.repository.ts';
import { partiesOf } from '../src/domain/invoice/written/invoice-writing.ts';
import { renderInvoice } from '../src/domain/invoice/written/render-invoice.ts';
import { writtenInvoice } from '../src/domain/invoice/written/written-invoice.ts';
import { maskedBank } from '../src/domain/people/invoicing/bank-details.ts';
import {
  type InvoicingRow,
  sealedBank,
} from '../src/domain/people/invoicing/invoicing.repository.ts';
import { findUser } from '../src/domain/people/user/user.repository.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { FileStorage } from '../src/platform/files/file-storage.ts';
import { placeOf } from './data/places.ts';
import { initials } from './invoice-files.ts';
import type { InvoiceFile } from './invoice-history.ts';
import type { Member } from './roster.ts';

type Invoicing = { row: InvoicingRow; bank: BankDetails };

/**
 * The invoicing details of the videographers in Australia; others have not entered theirs. `sealBanks`
 * follows.
 */
export function invoicingOf(
  videographers: Member[],
  serials: ReadonlyMap<string, number>,
): Invoicing[] {
  return videographers.flatMap((member) => {
    const { id, tenantId, fullName, spec, taxDetails, address } = member;
    const country = placeOf(spec.home).countryCode;
    if (country !== 'AU' || !address) return [];
    const lines = address.formatted_address.split(', ').slice(0, -1);
    const account = `1${id.replaceAll(/\D/g, '').slice(0, 7)}`;
    const bank: BankDetails = {
      kind: 'local',
      iban: '',
      bank_code: '062-000',
      account_number: account,
    };
    const row = {
      userId: id,
      tenantId,
      country,
      legalName: fullName,
      address: lines.join('\n'),
      taxNumber: taxDetails.replace('ABN ', ''),
      isTaxRegistered: true,
      numberScheme: `${initials(fullName)}-{0000}`,
      nextNumber: (serials.get(id) ?? 0) + 1,
      bank: '',
      bankMasked: maskedBank(bank),
    };
    return [{ row, bank }];
  });
}

/** Encrypts bank details. Runs outside any workspace. */
export async function sealBanks(tx: Db, invoicing: Invoicing[]): Promise<void> {
  for (const { row, bank } of invoicing) {
    row.bank = await sealedBank(tx, { id: row.userId, tenantId: row.tenantId }, bank);
  }
}

/** Writes the PDFs of stored invoices as the portal does, and adds their sizes to the rows of their files. */
export async function writeInvoices(
  tx: Db,
  written: InvoiceFile[],
  { invoicing, files }: { invoicing: Invoicing[]; files: Pick<FileStorage, 'put'> },
): Promise<void> {
  for (const file of written) {
    const { tenantId, createdById, created: now = new Date() } = file;
    const viewer = await findUser(tx, tenantId, createdById);
    const found = invoicing.find(({ row }) => row.userId === createdById);
    if (!viewer || !found) throw new Error('The videographer has no invoicing details.');
    const [whole] = await loadInvoices(
      tx,
      viewer,
      await findInvoices(tx, tenantId, [file.invoiceId]),
    );
    const { supplier, ...parties } = await partiesOf(tx, viewer);
    if (!whole || !supplier) throw new Error('The invoice is not stored.');
    const { invoice } = whole;
    const set = { ...invoice, claimedAmount: invoice.claimedAmount ?? 0 };
    const claims = [{ whole, set, expected: expectedCost(whole) }];
    const source = { parties: { ...parties, supplier }, bank: found.bank, claims, viewer, now };
    const pdf = await renderInvoice({ invoice: writtenInvoice(source), created: now });
    file.size = pdf.length;
    await files.put(file.storageKey, pdf);
  }
}
