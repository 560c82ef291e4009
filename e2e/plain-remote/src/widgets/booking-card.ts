import type { Mount, WidgetPortal, Widgets } from '@shootline/shared-api/portal';
import { add } from '../add.ts';
import { textsIn } from '../texts.ts';

type Props = Widgets['checklist/booking-card'];

export const mount: Mount<WidgetPortal<Props>> = (element, portal) => {
  const texts = textsIn(portal.locale);
  const card = add(element, 'section');
  card.ariaLabel = texts.title;
  const text = add(card, 'p');
  const show = ({ booking }: Props) => {
    text.textContent = texts.card(booking.state_display);
  };
  show(portal.props);
  portal.onProps(show);
  return () => card.remove();
};
