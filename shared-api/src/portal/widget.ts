import {
  Component,
  createContext,
  createElement,
  useContext,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { lazyModule, useLazyModule } from '../lazy/lazy-module.ts';

/**
 * Every widget that one area shows inside another, with its props, by its name `remote/widget`. Each remote
 * adds its own in its `widgets.ts`, lists the names in its `remote.ts` and keeps the code in `src/widgets`.
 */
export interface Widgets {}

export type WidgetName = keyof Widgets;

/** Implemented by the shell, so one area can show a part of another. */
export interface WidgetHost {
  /** Whether a remote of this portal declares the widget. */
  offers: (name: WidgetName) => boolean;
  /** The widgets that remotes of this portal put into a slot. */
  inSlot: (slot: string) => readonly WidgetName[];
  /** Loads the widget's code. Rejects when its remote is down, slow or does not fit. */
  load: <Name extends WidgetName>(name: Name) => Promise<ComponentType<Widgets[Name]>>;
}

const WidgetHostContext = createContext<WidgetHost>({
  offers: () => false,
  inSlot: () => [],
  load: (name) => Promise.reject(new Error(`No remote offers ${name}.`)),
});

export const WidgetHostProvider = WidgetHostContext.Provider;

/** Whether this portal offers a widget; if not, hide the control that would open it. */
export function useOffersWidget(name: WidgetName): boolean {
  return useContext(WidgetHostContext).offers(name);
}

/** The names of the widgets that remotes of this portal put into a slot, in the order of the remotes. */
export function useWidgetsIn(slot: string): readonly WidgetName[] {
  return useContext(WidgetHostContext).inSlot(slot);
}

/** A widget of another area in its place. */
export interface WidgetProps<Name extends WidgetName> {
  name: Name;
  props: Widgets[Name];
  /** Shown until the widget's code has loaded. */
  loading: ReactNode;
  /** Shown when loading fails or the widget throws; `retry` tries again without a page reload. */
  fallback: (retry: () => void) => ReactNode;
}

/** A part of another area, loaded when shown; a failure stays inside it. */
export function Widget<Name extends WidgetName>(widget: WidgetProps<Name>): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const fallback = widget.fallback(() => setAttempt((count) => count + 1));
  return createElement(
    WidgetBoundary,
    { key: `${widget.name} ${attempt}`, fallback },
    createElement(LoadedWidget<Name>, { ...widget, failed: fallback }),
  );
}

function LoadedWidget<Name extends WidgetName>({
  name,
  props,
  loading,
  failed,
}: WidgetProps<Name> & { failed: ReactNode }): ReactNode {
  const host = useContext(WidgetHostContext);
  const late = useMemo(() => lazyModule(() => host.load(name)), [host, name]);
  const { code: Loaded, hasFailed } = useLazyModule(late);
  if (Loaded) return createElement(Loaded, props);
  return hasFailed ? failed : loading;
}

class WidgetBoundary extends Component<
  { fallback: ReactNode; children?: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
