import { isClient, roles } from '@shootline/shared-api/contract';
import { forbidden } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { type Payer, estimate, presentEstimate } from './estimate.rules.ts';

type Query = { country_code: string; city?: string; duration: number };

function answer(payer: Payer, { country_code, city, duration }: Query) {
  return presentEstimate(estimate(payer, { countryCode: country_code, city, hours: duration }));
}

export const pricingHandlers = {
  async getClientCostEstimate({ viewer, query }) {
    if (!isClient(viewer.role) && viewer.role < roles.reviewer) throw forbidden();
    return answer('client', query);
  },

  async getCamopCostEstimate({ viewer, query }) {
    const mayRead = viewer.role === roles.camera_operator || viewer.role >= roles.reviewer;
    if (!mayRead) throw forbidden();
    return answer('cameraOperator', query);
  },
} satisfies Partial<Handlers>;
