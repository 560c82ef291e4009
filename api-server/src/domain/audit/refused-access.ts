import type { Context } from 'hono';
import type { OnStop } from '../../platform/process/stop.ts';
import type { ApiFailure } from '../../platform/errors/errors.ts';
import { factsOf } from '../../platform/http/request/request-facts.ts';
import type { Operation } from '../../platform/openapi/document.ts';
import { uuid } from '../../platform/openapi/validators.ts';
import type { AuditDetails } from '../schema/audit.ts';
import type { Origin } from './audit.repository.ts';
import { type AuditDeps, auditAlone, originOf } from './record-audit.ts';

/** Number of refused calls of an account that are recorded within a window of time. */
export type RefusalLimits = { most: number; windowMs: number };

export const usualRefusals: RefusalLimits = { most: 10, windowMs: 60_000 };

type RefusalDeps = AuditDeps & { onStop: OnStop; settings: { refusedAccess: RefusalLimits } };

type Refused = { tenantId: string; userId: string; origin: Origin };

/** Refusals of an account in the minute that began with the first of them. */
type Minute = { count: number; latest: Refused; timer: NodeJS.Timeout };

/** The reason to record, if any. A 404 for a record counts, as records of other users answer it too. */
function reasonOf({ type }: ApiFailure, { path }: Operation): AuditDetails['reason'] {
  if (type === 'Forbidden') return 'forbidden';
  return type === 'NotFound' && path.includes(':') ? 'not_found' : undefined;
}

/** The requested booking; empty if the id is invalid. */
function bookingOf(c: Context, { path }: Operation) {
  const id = path.startsWith('/booking/:id') ? c.req.param('id') : undefined;
  return id !== undefined && uuid.test(id) ? { bookingId: id } : {};
}

/**
 * Records calls of signed-in users refused for lack of rights: at most `most` of an account within
 * `windowMs`, and at its end the number left out. Each server counts separately.
 */
export function refusedAccess(deps: RefusalDeps) {
  const { most, windowMs } = deps.settings.refusedAccess;
  const minutes = new Map<string, Minute>();

  async function end(id: string): Promise<void> {
    const minute = minutes.get(id);
    minutes.delete(id);
    if (!minute) return;
    clearTimeout(minute.timer);
    const leftOut = minute.count - most;
    if (leftOut <= 0) return;
    const { tenantId, userId, origin } = minute.latest;
    const event = { kind: 'access_refused', userId, details: { leftOut } } as const;
    await auditAlone(deps, tenantId, { ...origin, at: deps.clock() }, event);
  }

  function begin(id: string, latest: Refused): Minute {
    const failed = (error: unknown) =>
      deps.logger.error({ event: 'refused access', userId: id, error: String(error) });
    const timer = setTimeout(() => void end(id).catch(failed), windowMs).unref();
    const minute = { count: 0, latest, timer };
    minutes.set(id, minute);
    return minute;
  }

  deps.onStop(async () => {
    for (const id of [...minutes.keys()]) await end(id);
  });

  return async (c: Context, operation: Operation, failure: ApiFailure): Promise<void> => {
    const { tenantId, userId } = factsOf(c);
    const reason = reasonOf(failure, operation);
    if (!reason || tenantId === undefined || userId === undefined) return;
    const refused = { tenantId, userId, origin: originOf(c, deps) };
    const minute = minutes.get(userId) ?? begin(userId, refused);
    minute.count += 1;
    minute.latest = refused;
    if (minute.count > most) return;
    const details = { reason, operation: operation.operationId };
    const event = {
      kind: 'access_refused',
      userId,
      ...bookingOf(c, operation),
      details,
    } as const;
    await auditAlone(deps, tenantId, refused.origin, event);
  };
}
