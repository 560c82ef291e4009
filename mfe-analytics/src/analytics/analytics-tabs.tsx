import { t } from '@shootline/shared-api';
import { TabsContent, TabsList, TabsRoot, TabsTrigger } from '@chakra-ui/react/tabs';
import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import { LazyPart } from '@shootline/shared-ui';
import { useSearchParams } from '@shootline/shared-ui/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { tabOf } from './tab-of.ts';
import { tabs } from './tabs.ts';

/** The tabs of Analytics, with the current one in the URL; `children` appear above its content. */
export function AnalyticsTabs({ children }: { children?: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const current = tabOf(search);
  // Scrolls to the current tab on phones, where the row is wider than the screen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [current]);
  const open = (name: string) => {
    const next = new URLSearchParams(search);
    if (name === 'overview') next.delete('tab');
    else next.set('tab', name);
    void setSearch(next, { preventScrollReset: true });
  };
  return (
    <TabsRoot
      recipe={tabsSlotRecipe}
      colorPalette="brand"
      value={current}
      onValueChange={({ value }) => open(value)}
      activationMode="manual"
      lazyMount
      unmountOnExit
    >
      <TabsList
        ref={list}
        aria-label={t('Analytics')}
        display="flex"
        overflowX="auto"
        scrollbarWidth="none"
      >
        {tabs.map(({ name, label }) => (
          <TabsTrigger
            key={name}
            value={name}
            flex="none"
            _selected={{ boxShadow: 'inset 0 -2px 0 0 currentColor', color: 'brand.fg' }}
          >
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {children}
      {tabs.map(({ name, code }) => (
        // At least as high as the window, so that nothing below moves when the figures come.
        <TabsContent key={name} value={name} animationName="none" minH="100vh">
          <LazyPart of={code}>{(Tab) => <Tab />}</LazyPart>
        </TabsContent>
      ))}
    </TabsRoot>
  );
}
