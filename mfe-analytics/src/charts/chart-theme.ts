import { useMemo, useSyncExternalStore } from 'react';

/** The values of the theme that a canvas needs, as it inherits no styles. */
export interface ChartTheme {
  mode: 'light' | 'dark';
  text: string;
  mutedText: string;
  line: string;
  panel: string;
  bar: string;
  tooltip: string;
  tooltipText: string;
  font: string;
}

function readTheme(mode: 'light' | 'dark'): ChartTheme {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--ui-colors-${name}`).trim();
  return {
    mode,
    text: token('fg'),
    mutedText: token('fg-muted'),
    line: token('border'),
    panel: token('bg-panel'),
    bar: token('brand-solid'),
    tooltip: token('bg-inverted'),
    tooltipText: token('fg-inverted'),
    font: getComputedStyle(document.body).fontFamily,
  };
}

const root = () => document.documentElement;

/** Calls `onChange` when the page switches between light and dark mode. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

const modeOfPage = () => (root().classList.contains('dark') ? 'dark' : 'light');

/** The current colours and font of the portal. */
export function useChartTheme(): ChartTheme {
  const mode = useSyncExternalStore(subscribe, modeOfPage);
  return useMemo(() => readTheme(mode), [mode]);
}
