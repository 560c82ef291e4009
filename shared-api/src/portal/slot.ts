import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Booking } from '../contract/index.ts';
import { useWidgetsIn, Widget, type WidgetName, type Widgets } from './widget.ts';

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

interface SlotProps<Slot extends SlotName> {
  name: Slot;
  props: Slots[Slot];
  /** Shown for each widget until its code has loaded. */
  loading: ReactNode;
  /** Shown in place of a widget that fails; `retry` tries again without a page reload. */
  fallback: (retry: () => void) => ReactNode;
}

type AnyWidget = ComponentType<Omit<SlotProps<SlotName>, 'name'> & { name: string }>;

/** The widgets that remotes of this portal put into a slot, in the order of the remotes. */
export function Slot<Name extends SlotName>({ name, ...widget }: SlotProps<Name>): ReactNode {
  // A declaration admits only widgets that take the slot's props.
  const SlotWidget = Widget as unknown as AnyWidget;
  return useWidgetsIn(name).map((filling) =>
    createElement(SlotWidget, { key: filling, name: filling, ...widget }),
  );
}
