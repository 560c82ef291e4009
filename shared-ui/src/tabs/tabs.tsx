import { TabsContent, TabsList, TabsRoot, TabsTrigger } from '@chakra-ui/react/tabs';
import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

/** Tabs of a page, of which only the current one is rendered; `children` appear above its content. */
export function Tabs<Name extends string>(props: {
  label: string;
  tabs: readonly { name: Name; label: string; content: ReactNode }[];
  current: Name;
  onOpen: (name: string) => void;
  children?: ReactNode;
}) {
  const { label, tabs, current, onOpen, children } = props;
  const list = useRef<HTMLDivElement>(null);
  // Scrolls to the current tab on phones, where the row is wider than the screen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [current]);
  return (
    <ChakraParts>
      <TabsRoot
        recipe={tabsSlotRecipe}
        colorPalette="brand"
        value={current}
        onValueChange={({ value }) => onOpen(value)}
        activationMode="manual"
        lazyMount
        unmountOnExit
      >
        <TabsList
          ref={list}
          aria-label={label}
          display="flex"
          overflowX="auto"
          scrollbarWidth="none"
        >
          {tabs.map((tab) => (
            <TabsTrigger
              key={tab.name}
              value={tab.name}
              flex="none"
              _selected={{ boxShadow: 'inset 0 -2px 0 0 currentColor', color: 'brand.fg' }}
            >
              {tab.label}
            </TabsTrigger>
          ))}
        </TabsList>
        {children}
        {tabs.map(({ name, content }) => (
          <TabsContent key={name} value={name} animationName="none">
            {content}
          </TabsContent>
        ))}
      </TabsRoot>
    </ChakraParts>
  );
}
