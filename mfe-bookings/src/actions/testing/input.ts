import type { SpecifiedFlag } from '@shootline/shared-api/testing/booking-actions';
import type { renderRoute } from '@shootline/shared-ui/testing';
import { within } from '@testing-library/react';

type UserEvent = ReturnType<typeof renderRoute>['user'];
type Queries = ReturnType<typeof within>;

interface Entered {
  /** Fills in the dialog. */
  fill?: (user: UserEvent, dialog: Queries) => Promise<void>;
  /** The body that is sent then. */
  body: unknown;
}

/** The videographers to choose from. */
export const people = [
  { uuid: '00000000-0000-4000-8000-00000000aa01', full_name: 'Zoë Marsh', state: 'available' },
  { uuid: '00000000-0000-4000-8000-00000000aa02', full_name: 'Ivo Lund', state: 'unknown' },
] as const;

/** Chooses the videographer whose name contains the typed text. */
async function choose(user: UserEvent, dialog: Queries, typed: string) {
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.paste(typed);
  await user.click(await dialog.findByRole('option', { name: new RegExp(typed, 'i') }));
}

/** Input for the dialogs that ask for it, and the bodies sent for it. */
export const input: Partial<Record<SpecifiedFlag, Entered>> = {
  assign_camop: {
    fill: (user, dialog) => choose(user, dialog, 'marsh'),
    body: { camera_operator: people[0].uuid, is_available_only: true },
  },
  // Only an assigned videographer is asked for a reason.
  unassign_camop: { body: {} },
  approve_and_offer: {
    body: { camera_operator: people[0].uuid, is_next_best_asked: true },
  },
  request_camops_availabilities: {
    fill: async (user, dialog) => {
      const manual = within(dialog.getByRole('radiogroup', { name: /^Choose the videographers/ }));
      await user.click(manual.getByRole('radio', { name: 'Yes' }));
      await choose(user, dialog, 'lund');
      await choose(user, dialog, 'marsh');
    },
    body: {
      is_selection_manual: true,
      camera_operators: [people[1].uuid, people[0].uuid],
      is_auto_assign_enabled: true,
    },
  },
  update_costs: {
    fill: async (user, dialog) => {
      const client = within(dialog.getByRole('radiogroup', { name: /client's price manually/ }));
      await user.click(client.getByRole('radio', { name: 'Yes' }));
      await user.type(dialog.getByLabelText(/^Client price/), '1,400.5');
    },
    body: {
      is_client_cost_manual: true,
      client_cost: 140_050,
      client_cost_currency: 'AUD',
      is_camera_operator_cost_manual: false,
      camera_operator_cost: null,
      camera_operator_cost_currency: 'AUD',
    },
  },
  create_cancellation_fee: {
    fill: async (user, dialog) => {
      await user.selectOptions(dialog.getByLabelText(/^Category/), 'within_24_hours');
      await user.click(dialog.getByRole('radio', { name: 'No' }));
      await choose(user, dialog, 'ivo');
    },
    body: {
      category: 'within_24_hours',
      is_assigned_only: false,
      camera_operator: people[1].uuid,
    },
  },
  make_shoot_completed: {
    fill: async (user, dialog) => {
      const [first] = dialog.getAllByRole('radio');
      if (first) await user.click(first);
    },
    body: { camera_operator_shoot_footage_upload_type: 'uploaded_to_project' },
  },
  make_completed: {
    fill: async (user, dialog) => user.click(dialog.getByRole('radio', { name: 'No' })),
    body: { is_feedback_requested: false },
  },
  make_cancelled: {
    fill: async (user, dialog) => {
      await user.selectOptions(dialog.getByLabelText(/^Reason/), 'other');
      await user.type(dialog.getByLabelText(/^Details/), ' The speaker is ill. ');
    },
    body: { cancellation_reason: 'other', cancellation_details: 'The speaker is ill.' },
  },
  allow_late_change: {
    fill: async (user, dialog) =>
      user.selectOptions(dialog.getByLabelText(/^Possible for/), '72 hours'),
    body: { part: 'content', hours: 72 },
  },
  make_deleted: {
    body: {},
  },
  submit_feedback: {
    fill: async (user, dialog) => {
      await user.click(await dialog.findByRole('radio', { name: '4 stars' }));
      await user.type(dialog.getByLabelText(/^Feedback/), ' Calm and quick. ');
    },
    body: { rating: 4, feedback_note: 'Calm and quick.' },
  },
};
