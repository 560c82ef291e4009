import type { Availability } from '@shootline/shared-api';

/** The texts of a question before an offer is declined. */
export interface Refusal {
  title: string;
  subtitle: string;
  text?: string;
  consequence?: string;
  button: string;
  /** Whether the question begins with the focus on Cancel. */
  isDangerous?: boolean;
}

function ofStaff({
  standing,
  camera_operator,
}: Availability): Pick<Refusal, 'text' | 'consequence'> {
  const name = camera_operator?.full_name;
  const isAssigned = standing === 'assigned';
  return {
    text:
      `Are you sure you want to mark ${name || 'this videographer'} as busy for this booking?` +
      (isAssigned ? ' They are assigned to it and will be unassigned.' : ''),
    consequence: `${name || 'The videographer'} is told by mail. ${isAssigned ? 'The client and staff' : 'Staff'} are notified.`,
  };
}

/**
 * The question before a videographer declines an offer or gives up the shoot, or before staff answer for
 * them (decisions §8).
 */
export function refusalOf(offer: Availability, isOwn: boolean): Refusal {
  const subtitle = offer.booking.title;
  if (!isOwn) {
    return {
      title: 'Make Busy',
      button: 'Make Busy',
      subtitle,
      isDangerous: true,
      ...ofStaff(offer),
    };
  }
  if (offer.assignment === 'own') {
    return {
      title: 'Unavailable',
      button: 'Unavailable',
      subtitle,
      isDangerous: true,
      text: 'Do you want to give up this shoot?',
      consequence: 'Our team is told by mail. The client is notified that you can no longer film.',
    };
  }
  return {
    title: 'Decline Offer',
    button: 'Decline',
    subtitle,
    consequence: 'Our team is notified. Others may be asked.',
  };
}
