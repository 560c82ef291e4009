import type { CallSheetReading } from '@shootline/shared-api/contract';
import { forbidden } from '../../../platform/errors/errors.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import type { RecordCall, NotifyOfChanges } from '../../booking/change/action-context.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { permissionsOf } from '../../booking/rights/booking-permission.rules.ts';
import { findBooking, missingBooking } from '../../booking/booking.repository.ts';
import { listCallSheets } from '../../call-sheet/call-sheet.repository.ts';
import {
  type SheetReader,
  listReaders,
  markConfirmed,
  markOpened,
} from '../../call-sheet/sheet-reader.repository.ts';
import { presentReading } from '../../call-sheet/sheet-reading.presenter.ts';
import { linkHandlers, outdated } from './call-sheet-link.ts';

/** The newest call sheet of a booking whose files the caller may read, and its readers. Throws 404. */
async function load({ tx, viewer, deps, path }: RecordCall) {
  const row = await findBooking(tx, viewer, path.id);
  if (!row || !permissionsOf(factsOf(row), viewer, deps.clock()).read_files) throw missingBooking();
  const sheets = await listCallSheets(tx, viewer.tenantId, path.id);
  const [newest] = sheets;
  const readers = newest ? await listReaders(tx, newest.sheet) : [];
  return { sheets, readers };
}

async function reading(call: RecordCall): Promise<CallSheetReading> {
  const { sheets, readers } = await load(call);
  return presentReading(sheets, readers, call.viewer);
}

/** The caller as a reader of the newest call sheet. Throws 404, and 403 for anybody else. */
async function ownReader(call: RecordCall): Promise<{ own: SheetReader; isOutdated: boolean }> {
  const { sheets, readers } = await load(call);
  const own = readers.find(({ reader }) => reader.userId === call.viewer.id);
  if (!own) throw forbidden();
  return { own: own.reader, isOutdated: Boolean(sheets[0]?.sheet.outdated) };
}

/** The handlers of the readers of call sheets. */
export const callSheetHandlers = (notifyOfChanges: NotifyOfChanges) =>
  ({
    getCallSheet: reading,

    async openCallSheet(call) {
      const { own } = await ownReader(call);
      await markOpened(call.tx, own, call.deps.clock());
      return reading(call);
    },

    async confirmCallSheet(call) {
      const { own, isOutdated } = await ownReader(call);
      if (own.role === 'videographer') throw forbidden();
      if (isOutdated) throw outdated();
      const now = call.deps.clock();
      await markOpened(call.tx, own, now);
      await markConfirmed(call.tx, own, now, 'portal');
      return reading(call);
    },

    ...linkHandlers(notifyOfChanges),
  }) satisfies Partial<Handlers>;
