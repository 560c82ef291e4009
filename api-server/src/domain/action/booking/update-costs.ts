import type { CostsInput } from '@shootline/shared-api/contract';
import { costsRules } from '@shootline/shared-api/rules';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { setInvoiceCurrency } from '../../invoice/invoice-opening.repository.ts';
import { costOf } from '../../pricing/total-cost.rules.ts';
import { valuesOf } from '../../reference/option-sets.ts';
import { listCurrencies } from '../../reference/places.ts';

const rules = costsRules(valuesOf(listCurrencies()));

/** Sets manual prices, or returns to the price list. */
export const updateCosts: Run<{ body: CostsInput }> = async ({ tx, row }, { body }) => {
  const costs = checkedBy(rules, body);
  const isClientCostManual = costs.is_client_cost_manual;
  const isVideographerCostManual = costs.is_camera_operator_cost_manual;
  const set = {
    isClientCostManual,
    clientCost: isClientCostManual ? (costs.client_cost ?? null) : null,
    clientCostCurrency: isClientCostManual ? costs.client_cost_currency : null,
    isVideographerCostManual,
    videographerCost: isVideographerCostManual ? (costs.camera_operator_cost ?? null) : null,
    videographerCostCurrency: isVideographerCostManual ? costs.camera_operator_cost_currency : null,
  };
  const cost = costOf('videographer', { ...row.booking, ...set });
  if (cost) await setInvoiceCurrency(tx, row, cost.currency);
  return {
    set,
    fields: ['client_cost', 'camera_operator_cost'],
    changes: [{ kind: 'price_updated' }],
  };
};
