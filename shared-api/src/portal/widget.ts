import {
  Component,
  createContext,
  createElement,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { WidgetName, Widgets } from './widgets.ts';

/** What the shell gives so that one area can show a part of another. */
export interface WidgetHost {
  /** Whether a remote of this portal declares the widget. */
  offers: (name: WidgetName) => boolean;
  /** Loads the widget's code. Rejects when its remote is down, slow or does not fit. */
  load: <Name extends WidgetName>(name: Name) => Promise<ComponentType<Widgets[Name]>>;
}

const WidgetHostContext = createContext<WidgetHost>({
  offers: () => false,
  load: (name) => Promise.reject(new Error(`No remote offers ${name}.`)),
});

export const WidgetHostProvider = WidgetHostContext.Provider;

/** Whether this portal offers a widget, so that what opens it can be left out where it does not. */
export function useOffersWidget(name: WidgetName): boolean {
  return useContext(WidgetHostContext).offers(name);
}

interface WidgetProps<Name extends WidgetName> {
  name: Name;
  props: Widgets[Name];
  /** Shown until the widget's code is there. */
  loading: ReactNode;
  /** Shown in its place when it cannot be loaded or breaks; `retry` tries again in the page. */
  fallback: (retry: () => void) => ReactNode;
}

/** A part of another area, loaded when shown, failing alone (S1 §2, decisions §6). */
export function Widget<Name extends WidgetName>({
  name,
  props,
  loading,
  fallback,
}: WidgetProps<Name>): ReactNode {
  const host = useContext(WidgetHostContext);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<ComponentType<Widgets[Name]> | 'failed' | null>(null);

  useEffect(() => {
    let current = true;
    setLoaded(null);
    host.load(name).then(
      (widget) => current && setLoaded(() => widget),
      (error: unknown) => {
        console.error(`The widget ${name} could not be loaded.`, error);
        if (current) setLoaded('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [host, name, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  if (loaded === null) return loading;
  if (loaded === 'failed') return fallback(retry);
  return createElement(
    WidgetBoundary,
    { key: attempt, fallback: fallback(retry) },
    createElement(loaded, props),
  );
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
