import { lazyModule, type LazyModule, t } from '@shootline/shared-api';
import type { ComponentType } from 'react';
import type { TabName } from './tab-of.ts';

interface Tab {
  name: TabName;
  label: string;
  code: LazyModule<ComponentType>;
}

/** The tabs of Analytics; each loads its code separately. */
export const tabs: readonly Tab[] = [
  {
    name: 'overview',
    label: t('Overview'),
    code: lazyModule(() => import('../tabs/overview-tab.tsx').then((m) => m.OverviewTab)),
  },
  {
    name: 'camop',
    label: t('CamOp Analytics'),
    code: lazyModule(() => import('../tabs/camop-tab.tsx').then((m) => m.VideographersTab)),
  },
  {
    name: 'feedback',
    label: t('Feedback'),
    code: lazyModule(() => import('../tabs/feedback-tab.tsx').then((m) => m.FeedbackTab)),
  },
  {
    name: 'system',
    label: t('System'),
    code: lazyModule(() => import('../tabs/system-tab.tsx').then((m) => m.SystemTab)),
  },
];
