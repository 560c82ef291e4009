import type { BankDetails, InvoicingDetails } from '@shootline/shared-api/contract';
import { and, eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { secretOfWorkspace } from '../../../platform/secrets/secret.repository.ts';
import { sealed, unsealed } from '../../../platform/secrets/sealed.ts';
import { invoicing } from '../../schema.ts';

type Owner = { id: string; tenantId: string };
export type InvoicingRow = typeof invoicing.$inferSelect;

const ofUser = ({ tenantId, id }: Owner) =>
  and(eq(invoicing.tenantId, tenantId), eq(invoicing.userId, id));

const bankKey = (db: Db, { tenantId }: Pick<Owner, 'tenantId'>) =>
  secretOfWorkspace(db, tenantId, 'bank details');

/** The details of a videographer's invoices; undefined until they enter any. */
export async function findInvoicing(tx: Db, owner: Owner): Promise<InvoicingRow | undefined> {
  const [row] = await tx.select().from(invoicing).where(ofUser(owner));
  return row;
}

async function store(tx: Db, owner: Owner, set: Partial<InvoicingRow>): Promise<InvoicingRow> {
  const [row] = await tx
    .insert(invoicing)
    .values({ ...set, tenantId: owner.tenantId, userId: owner.id })
    .onConflictDoUpdate({ target: [invoicing.tenantId, invoicing.userId], set })
    .returning();
  if (!row) throw new Error('The details were not kept.');
  return row;
}

/** Stores everything but the bank details; returns the row. */
export function storeInvoicing(tx: Db, owner: Owner, details: InvoicingDetails) {
  return store(tx, owner, {
    legalName: details.legal_name,
    address: details.address,
    country: details.country,
    taxNumber: details.tax_number,
    isTaxRegistered: details.is_tax_registered,
    numberScheme: details.number_scheme,
    nextNumber: details.next_number,
  });
}

/** Encrypts bank details, to store them. Runs outside any workspace. */
export async function sealedBank(db: Db, owner: Owner, bank: BankDetails): Promise<string> {
  return sealed(await bankKey(db, owner), JSON.stringify(bank));
}

/** Stores encrypted bank details with their masked form; returns the row. */
export const storeBank = (tx: Db, owner: Owner, bank: string, bankMasked: string) =>
  store(tx, owner, { bank, bankMasked });
/** Moves the counter of the invoice numbers on. */
export async function storeNextNumber(tx: Db, owner: Owner, nextNumber: number): Promise<void> {
  await store(tx, owner, { nextNumber });
}

/** The whole bank details, only for writing them onto an invoice. Runs outside any workspace. */
export async function openedBank(db: Db, row: InvoicingRow): Promise<BankDetails | undefined> {
  if (row.bank === '') return undefined;
  return JSON.parse(unsealed(await bankKey(db, row), row.bank)) as BankDetails;
}
