import type { BookingFlag } from '@shootline/shared-api/contract';
import type { TestWorkspace } from './workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

/** Prices set by hand. */
export const costs = {
  is_client_cost_manual: true,
  client_cost: 150_000,
  client_cost_currency: 'AUD',
  is_camera_operator_cost_manual: true,
  camera_operator_cost: 70_000,
  camera_operator_cost_currency: 'AUD',
};

/**
 * A valid body of each booking action that has one. `videographer` makes one who serves Sydney and is free.
 */
export function actionBodies(
  users: () => Everyone,
  videographer: () => Promise<{ id: string }>,
): Partial<Record<BookingFlag, () => unknown>> {
  return {
    approve_and_offer: async () => ({
      camera_operator: (await videographer()).id,
      is_next_best_asked: true,
    }),
    request_camops_availabilities: () => ({
      is_selection_manual: false,
      is_auto_assign_enabled: true,
    }),
    assign_camop: async () => ({
      camera_operator: (await videographer()).id,
      is_available_only: false,
    }),
    make_cancelled: () => ({ cancellation_reason: 'weather' }),
    allow_late_change: () => ({ part: 'content', hours: 24 }),
    make_shoot_completed: () => ({
      camera_operator_shoot_footage_upload_type: 'uploaded_to_project',
    }),
    make_completed: () => ({ is_feedback_requested: true }),
    make_deleted: () => ({}),
    update_costs: () => costs,
    update_purchase_order: () => ({ purchase_order_type: 'available_later' }),
    create_cancellation_fee: () => ({
      category: 'within_48_hours',
      is_assigned_only: true,
      camera_operator: users().videographer.id,
    }),
  };
}
