import { useSession } from '@shootline/shared-api';
import type { MountedWidgetModule, MountPortal } from '@shootline/shared-api/portal';
import { useCallback, useState, type ComponentType } from 'react';
import type { Registry } from '../../registry/registry.ts';
import { type Until, useMount } from './use-mount.ts';
import { useReadable } from './use-readable.ts';

interface MountedWidgetProps<Props> {
  registry: Registry;
  module: MountedWidgetModule<Props>;
  props: Props;
}

function MountedWidget<Props>({ registry, module, props }: MountedWidgetProps<Props>) {
  const latest = useReadable(props);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const mount = useCallback(
    (element: HTMLElement, portal: MountPortal, until: Until) =>
      module.mount(element, {
        ...portal,
        get props() {
          return latest.read();
        },
        onProps: (listener) => until(latest.listen(listener)),
      }),
    [module, latest],
  );
  const onFail = useCallback((error: unknown) => setFailure({ error }), []);
  const frame = useMount(registry, mount, onFail);
  // The page that shows the widget has a fallback for it.
  if (failure) throw failure.error;
  return <div ref={frame} />;
}

/** A component for a widget that is not React. */
export function widgetOf<Props extends object>(
  registry: Registry,
  module: MountedWidgetModule<Props>,
): ComponentType<Props> {
  return function Widget(props: Props) {
    const uuid = useSession(({ user }) => user?.uuid);
    return <MountedWidget key={uuid} {...{ registry, module, props }} />;
  };
}
