import type { Booking } from '../contract/index.ts';
import type { WidgetName, Widgets } from './widget.ts';

/**
 * Places in one area's pages that are open to widgets of any other area, with the props of each widget
 * there. A remote fills them with `slots` in its `remote.ts`.
 */
export interface Slots {
  /** Cards at the end of a booking's page. */
  'booking-page': { booking: Booking };
}

export type SlotName = keyof Slots;

/** The widgets of an area that fit each slot: those that need nothing but the slot's props. */
export type FilledSlots<Name extends string> = {
  [Slot in SlotName]?: readonly {
    [Widget in Extract<WidgetName, `${Name}/${string}`>]: Slots[Slot] extends Widgets[Widget]
      ? Widget
      : never;
  }[Extract<WidgetName, `${Name}/${string}`>][];
};
