import { StateChip } from '@shootline/shared-ui';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';

test.each([
  ['booking', 'active', 'active'],
  ['booking', 'requested', 'active'],
  ['booking', 'job_complete', 'success'],
  ['booking', 'shoot_completed', 'secondarySuccess'],
  ['booking', 'footage_provided', 'secondarySuccess'],
  ['booking', 'assigned', 'secondarySuccess'],
  ['booking', 'new', 'warning'],
  ['booking', 'on_hold', 'warning'],
  ['booking', 'cancelled', 'danger'],
  ['booking', 'request_cancelled', 'danger'],
  ['booking', 'draft', 'info'],
  ['invoice', 'submitted', 'warning'],
  ['invoice', 'approved', 'success'],
  ['invoice', 'rejected', 'danger'],
  ['invoice', 'init', 'info'],
  ['offer', 'available', 'success'],
  ['offer', 'busy', 'danger'],
  ['offer', 'cancelled', 'danger'],
  ['offer', 'awaiting_send', 'warning'],
  ['offer', 'unknown', 'info'],
  ['autoAssign', 'completed', 'success'],
  ['autoAssign', 'awaiting_availabilities', 'secondarySuccess'],
  ['autoAssign', 'allowing_manual_assignment', 'secondarySuccess'],
  ['autoAssign', 'failed', 'danger'],
  ['autoAssign', 'disabled', 'info'],
] as const)('%s %s is painted as %s', (kind, state, tone) => {
  renderWithTheme(<StateChip kind={kind} state={state} label="The state" />);
  expect(screen.getByText('The state')).toHaveAttribute('data-tone', tone);
});
