export type ChipKind = 'booking' | 'invoice' | 'offer' | 'autoAssign' | 'mail' | 'user';
export type ChipTone = 'active' | 'success' | 'secondarySuccess' | 'warning' | 'danger' | 'info';

/** The colours of the states; a state not listed here is `info`. */
const chipTones: Record<ChipKind, Record<string, ChipTone>> = {
  booking: {
    active: 'active',
    requested: 'active',
    job_complete: 'success',
    shoot_completed: 'secondarySuccess',
    footage_provided: 'secondarySuccess',
    assigned: 'secondarySuccess',
    new: 'warning',
    on_hold: 'warning',
    cancelled: 'danger',
    request_cancelled: 'danger',
  },
  invoice: { submitted: 'warning', approved: 'success', rejected: 'danger' },
  offer: { available: 'success', busy: 'danger', cancelled: 'danger', awaiting_send: 'warning' },
  autoAssign: {
    completed: 'success',
    awaiting_availabilities: 'secondarySuccess',
    allowing_manual_assignment: 'secondarySuccess',
    failed: 'danger',
  },
  mail: { sent: 'secondarySuccess', failed: 'danger' },
  user: { active: 'secondarySuccess', invited: 'warning', inactive: 'danger' },
};

export const chipTone = (kind: ChipKind, state: string): ChipTone =>
  chipTones[kind][state] ?? 'info';

/** The look of each tone: its palette and the colours taken from it. */
export const chipStyles = {
  active: { palette: 'blue', bg: 'muted', fg: 'fg' },
  success: { palette: 'green', bg: 'solid', fg: 'contrast' },
  secondarySuccess: { palette: 'green', bg: 'subtle', fg: 'fg' },
  warning: { palette: 'orange', bg: 'subtle', fg: 'fg' },
  danger: { palette: 'red', bg: 'subtle', fg: 'fg' },
  info: { palette: 'gray', bg: 'subtle', fg: 'fg' },
} as const satisfies Record<ChipTone, { palette: string; bg: string; fg: string }>;
