import { t, type Availability } from '@shootline/shared-api';

/** The texts of a question before an offer is declined. */
export interface Refusal {
  title: string;
  subtitle: string;
  text?: string;
  button: string;
  /** Whether the question begins with the focus on Cancel. */
  isDangerous?: boolean;
}

function ofStaff({ standing, camera_operator }: Availability): string {
  const question = camera_operator?.full_name
    ? t('Are you sure you want to mark {name} as busy for this booking?', {
        name: camera_operator.full_name,
      })
    : t('Are you sure you want to mark this videographer as busy for this booking?');
  return standing === 'assigned'
    ? `${question} ${t('They are assigned to it and will be unassigned.')}`
    : question;
}

/**
 * The question before a videographer declines an offer or gives up the shoot, or before staff answer for
 * them.
 */
export function refusalOf(offer: Availability, isOwn: boolean): Refusal {
  const subtitle = offer.booking.title;
  if (!isOwn) {
    return {
      title: t('Make Busy'),
      button: t('Make Busy'),
      subtitle,
      isDangerous: true,
      text: ofStaff(offer),
    };
  }
  if (offer.assignment === 'own') {
    return {
      title: t('Unavailable'),
      button: t('Unavailable'),
      subtitle,
      isDangerous: true,
      text: t('Do you want to give up this shoot?'),
    };
  }
  return {
    title: t('Decline Offer'),
    button: t('Decline'),
    subtitle,
  };
}
