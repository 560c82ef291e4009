import { requireVideographer } from '../../platform/session/viewer.ts';
import { retryWhileUnavailable } from '../../platform/db/database-unavailable.ts';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import type { CallDeps } from '../../platform/calls/call-deps.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { sendCompressed } from '../../platform/http/body/encoding.ts';
import { etagOf, unchanged } from '../../platform/http/fresh.ts';
import { factsOf } from '../../platform/http/request/request-facts.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { namedBy, signedToken } from '../../platform/secrets/signed-token.ts';
import { auditCall } from '../audit/record-audit.ts';
import {
  type CalendarAddressRow,
  endAddress,
  findAddress,
  findSubscriber,
  renewAddress,
} from './calendar-address.repository.ts';
import { calendarFile } from './calendar-file.ts';
import { listSharedShoots } from './shared-shoot.repository.ts';

/** Presents an address after the transaction, as the signing key is outside the workspace. */
const presentLater =
  ({ db, settings }: Pick<CallDeps, 'db' | 'settings'>, address: CalendarAddressRow) =>
  async () => {
    const token = await retryWhileUnavailable(() => signedToken(db, 'calendar', address));
    return {
      url: `${settings.mail.portalUrl}/api/calendar/${token}/shoots.ics`,
      created: address.created.toISOString(),
    };
  };

const noAddress = { url: null, created: null };

const missingCalendar = () => notFound("Sorry, we can't find this calendar.");

export const calendarAddressHandlers = {
  async getCalendarAddress({ deps, tx, viewer }) {
    requireVideographer(viewer);
    const address = await findAddress(tx, viewer);
    return address ? presentLater(deps, address) : noAddress;
  },

  async renewCalendarAddress(call) {
    const { deps, tx, viewer } = call;
    requireVideographer(viewer);
    const address = await renewAddress(tx, viewer, deps.clock());
    await auditCall(call, { kind: 'calendar_shared' });
    return presentLater(deps, address);
  },

  async revokeCalendarAddress(call) {
    requireVideographer(call.viewer);
    const hasEnded = await endAddress(call.tx, call.viewer);
    if (hasEnded) await auditCall(call, { kind: 'calendar_unshared' });
    return noAddress;
  },

  async getCalendarFile({ c, deps, path }) {
    // Guesses fail at the signature, before any record of a workspace is read.
    const address = await retryWhileUnavailable(() => namedBy(deps.db, 'calendar', path.token));
    if (!address) throw missingCalendar();
    const shoots = await workspaceTransaction(
      deps.db,
      address.tenantId,
      async (tx) => {
        const subscriber = await findSubscriber(tx, address);
        if (!subscriber) throw missingCalendar();
        Object.assign(factsOf(c), { tenantId: address.tenantId, userId: subscriber.id });
        return listSharedShoots(tx, subscriber, deps.clock());
      },
      { isRead: true },
    );
    const text = calendarFile(shoots, deps.settings.mail);
    return unchanged(c, etagOf(text)) ?? sendCompressed(c, text, 'text/calendar; charset=utf-8');
  },
} satisfies Partial<Handlers>;
