import { t } from '@shootline/shared-api';
import { Box, LazyPart } from '@shootline/shared-ui';
import { useSearchParams } from '@shootline/shared-ui/router';
import { Tabs } from '@shootline/shared-ui/tabs';
import type { ReactNode } from 'react';
import { tabOf } from './tab-of.ts';
import { tabs } from './tabs.ts';

/** The tabs of Analytics, with the current one in the URL; `children` appear above its content. */
export function AnalyticsTabs({ children }: { children?: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const open = (name: string) => {
    const next = new URLSearchParams(search);
    if (name === 'overview') next.delete('tab');
    else next.set('tab', name);
    void setSearch(next, { preventScrollReset: true });
  };
  return (
    <Tabs
      label={t('Analytics')}
      current={tabOf(search)}
      onOpen={open}
      tabs={tabs.map(({ name, label, code }) => ({
        ...{ name, label },
        // At least as high as the window, so that nothing below moves when the figures come.
        content: (
          <Box minH="100vh">
            <LazyPart of={code}>{(Tab) => <Tab />}</LazyPart>
          </Box>
        ),
      }))}
    >
      {children}
    </Tabs>
  );
}
