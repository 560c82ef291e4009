import type { WorkspaceSettings } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { tenant } from '../schema.ts';

async function read(tx: Db, tenantId: string, isLocked: boolean): Promise<WorkspaceSettings> {
  const settings = tx
    .select({
      public_offer_title: tenant.publicOfferTitle,
      offer_hours: tenant.offerHours,
      offer_hours_from: tenant.offerHoursFrom,
      offer_hours_to: tenant.offerHoursTo,
      second_factor: tenant.secondFactor,
      invoice_name: tenant.invoiceName,
      invoice_address: tenant.invoiceAddress,
      invoice_country: tenant.invoiceCountry,
      invoice_tax_number: tenant.invoiceTaxNumber,
      invoice_language: tenant.invoiceLanguage,
      place_changes_until: tenant.placeChangesUntil,
      content_changes_until: tenant.contentChangesUntil,
      cancellation_until: tenant.cancellationUntil,
      minimum_gap: tenant.minimumGap,
    })
    .from(tenant)
    .where(eq(tenant.id, tenantId));
  const [row] = await (isLocked ? settings.for('update') : settings);
  if (!row) throw new Error('There is no such workspace.');
  return row;
}

/** The settings of the workspace. */
export function readWorkspaceSettings(tx: Db, tenantId: string): Promise<WorkspaceSettings> {
  return read(tx, tenantId, false);
}

/** Stores the settings of the workspace and returns the previous ones. */
export async function storeWorkspaceSettings(
  tx: Db,
  tenantId: string,
  settings: WorkspaceSettings,
): Promise<WorkspaceSettings> {
  const former = await read(tx, tenantId, true);
  await tx
    .update(tenant)
    .set({
      publicOfferTitle: settings.public_offer_title,
      offerHours: settings.offer_hours,
      offerHoursFrom: settings.offer_hours_from,
      offerHoursTo: settings.offer_hours_to,
      secondFactor: settings.second_factor,
      invoiceName: settings.invoice_name,
      invoiceAddress: settings.invoice_address,
      invoiceCountry: settings.invoice_country,
      invoiceTaxNumber: settings.invoice_tax_number,
      invoiceLanguage: settings.invoice_language,
      placeChangesUntil: settings.place_changes_until,
      contentChangesUntil: settings.content_changes_until,
      cancellationUntil: settings.cancellation_until,
      minimumGap: settings.minimum_gap,
    })
    .where(eq(tenant.id, tenantId));
  return former;
}
