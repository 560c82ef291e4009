import { within } from '@testing-library/react';
import { type ActionCase } from './action-case.ts';

export const updatePricing: ActionCase = {
  flag: 'update_costs',
  label: 'Update Pricing',
  title: 'Update Pricing',
  primary: 'Update Pricing',
  progress: 'Updating...',
  call: 'update-costs',
  toast: 'Booking pricing updated.',
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
};
