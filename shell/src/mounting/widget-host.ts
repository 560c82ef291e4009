import type {
  MountedWidgetModule,
  WidgetHost,
  WidgetName,
  Widgets,
} from '@shootline/shared-api/portal';
import type { ComponentType } from 'react';
import type { Registry } from '../registry/registry.ts';

type WidgetModule<Props> = { Component: ComponentType<Props> } | MountedWidgetModule<Props>;

/** Gives pages the widgets of this portal's remotes. */
export function widgetHost(registry: Registry): WidgetHost {
  return {
    offers: (name) => registry.offersWidget(name),
    inSlot: (slot) => registry.widgetsIn(slot) as WidgetName[],
    async load<Name extends WidgetName>(name: Name) {
      const path: string = name;
      const [remote = '', widget = ''] = path.split('/');
      const module = await registry.load<WidgetModule<Widgets[Name]>>(remote, widget);
      if ('Component' in module) return module.Component;
      const { widgetOf } = await import(
        /* webpackChunkName: "mounted" */ './mounted/mounted-widget.tsx'
      );
      return widgetOf(registry, module);
    },
  };
}
