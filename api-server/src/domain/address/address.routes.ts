import type { Db } from '../../platform/db/db.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { ApiFailure, notFound } from '../../platform/errors/errors.ts';
import { ServerFailure } from '../../platform/http/ask-server.ts';
import { countOne } from '../../platform/http/limits/rate-limit.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { narrowed, withOwn } from './address-countries.ts';
import type { AddressProvider } from './provider/address-provider.ts';
import type { AddressSettings } from './address.settings.ts';
import { zoneAt } from './place/zone-at.ts';

const fewestCharacters = 3;

const notLoaded = 'Sorry, there was an issue loading the selected address. Please try again.';

async function limitCalls(
  { db, clock }: { db: Db; clock: Clock },
  most: number,
  userId: string,
): Promise<void> {
  const limit = { most, windowMinutes: 1 };
  const over = await countOne(db, `addresses:${userId}`, limit, clock());
  if (over === undefined) return;
  throw new ApiFailure(
    'TooManyRequests',
    'Sorry, you asked for too many addresses at once. Please try again in a minute.',
    { headers: { 'Retry-After': String(over.seconds) } },
  );
}

async function orFailure<Answer>(
  { logger }: { logger: Logger },
  message: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error;
    logger.error({ event: 'address provider', error: error.message });
    throw new ApiFailure('InternalError', message);
  }
}

// Both handlers wait for other servers, without holding a database connection.
export const addressHandlers = (
  addresses: AddressProvider,
  { countries: accepted, callsPerMinute }: AddressSettings,
) =>
  ({
    async listAddressSuggestions({ deps, viewer, query }) {
      const text = query.text.trim();
      const countries = withOwn(narrowed(accepted, query.country), query.billing_region);
      if ([...text].length < fewestCharacters || countries.allowed.size === 0) return [];
      return async () => {
        await limitCalls(deps, callsPerMinute, viewer.id);
        return orFailure(deps, 'Sorry, there was an issue loading this content.', () =>
          addresses.suggest(text, countries, viewer.address?.location),
        );
      };
    },

    async lookUpAddress({ deps, viewer, query }) {
      return async () => {
        await limitCalls(deps, callsPerMinute, viewer.id);
        const address = await orFailure(deps, notLoaded, () => addresses.lookUp(query.id));
        if (!address || !accepted.allowed.has(address.country_code)) throw notFound(notLoaded);
        return { ...address, timezone: zoneAt(address.location), is_manual: false, is_valid: true };
      };
    },
  }) satisfies Partial<Handlers>;
