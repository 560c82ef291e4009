import { type CostEstimate, isClient, roles } from '@shootline/shared-api/contract';
import { forbidden } from '../../platform/errors/errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { type Payer, estimate, presentEstimate } from './estimate.rules.ts';
import { townLocationOf } from './town-location.ts';

type Query = {
  country_code: string;
  state?: string;
  city?: string;
  lat?: number;
  lng?: number;
  duration: number;
};

async function answer(payer: Payer, query: Query): Promise<CostEstimate> {
  const { lat, lng, state = '', city = '', duration } = query;
  const countryCode = query.country_code.toUpperCase();
  const location =
    lat !== undefined && lng !== undefined
      ? { lat, lng }
      : await townLocationOf({ country_code: countryCode, state, locality: city });
  return presentEstimate(estimate(payer, { countryCode, location, hours: duration }));
}

// The gazetteer may take a second to read, so it is read after the call's transaction.
export const pricingHandlers = {
  async getClientCostEstimate({ viewer, query }) {
    if (!isClient(viewer.role) && viewer.role < roles.reviewer) throw forbidden();
    return () => answer('client', query);
  },

  async getCamopCostEstimate({ viewer, query }) {
    const mayRead = viewer.role === roles.camera_operator || viewer.role >= roles.reviewer;
    if (!mayRead) throw forbidden();
    return () => answer('videographer', query);
  },
} satisfies Partial<Handlers>;
