import type { WidgetHost, WidgetName, Widgets } from '@shootline/shared-api/portal';
import type { ComponentType } from 'react';
import type { Registry } from '../registry/registry.ts';

interface WidgetModule<Name extends WidgetName> {
  Component: ComponentType<Widgets[Name]>;
}

/** Gives pages the widgets of this portal's remotes. */
export function widgetHost(registry: Registry): WidgetHost {
  return {
    offers: (name) => registry.offersWidget(name),
    async load<Name extends WidgetName>(name: Name) {
      const [remote = '', widget = ''] = name.split('/');
      const { Component } = await registry.load<WidgetModule<Name>>(remote, widget);
      return Component;
    },
  };
}
