import type { Earning } from '@shootline/shared-api/contract';
import type { Db } from '../../../platform/db/db.ts';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { loadInvoices } from '../invoice-loading.ts';
import { listInvoices } from '../list/invoice-list.repository.ts';
import { presentEarning } from './earning.presenter.ts';

const most = 1000;

/** Days YYYY-MM-DD; both are included. */
export type Period = { from_date?: string; to_date?: string };

/** A videographer's own earnings of a period, newest first. Throws 400 for more than 1,000. */
export async function periodEarnings(tx: Db, viewer: Viewer, period: Period): Promise<Earning[]> {
  const filter = { ...period, camop: viewer.id, limit: most };
  const { rows, count } = await listInvoices(tx, viewer.tenantId, filter);
  if (count > most) {
    throw validationError(
      fieldError('from_date', 'More than 1,000 shoots are in this period. Choose a shorter one.'),
    );
  }
  return (await loadInvoices(tx, viewer, rows)).map(presentEarning);
}
