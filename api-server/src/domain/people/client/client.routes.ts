import { isInternal } from '@shootline/shared-api/contract';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { billingRegions } from '../../reference/option-sets.ts';
import { listClients } from './client.repository.ts';

export const clientHandlers = {
  async listClients({ tx, viewer, query }) {
    if (!isInternal(viewer.role) && viewer.clientId === null) return [];
    const id = isInternal(viewer.role) ? undefined : (viewer.clientId ?? undefined);
    return (await listClients(tx, viewer.tenantId, { ...query, id })).map((client) => ({
      id: client.id,
      name: client.name,
      billing_region: client.billingRegion,
      shoot_duration: { max: client.shootDurationMax },
    }));
  },

  async listBillingRegions() {
    return billingRegions;
  },
} satisfies Partial<Handlers>;
