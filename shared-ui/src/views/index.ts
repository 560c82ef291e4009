export { ownViewTabs } from './own-view.ts';
export { OwnViewTools } from './own-view-tools.tsx';
export type { ViewTab } from './view-tab.ts';
export { ViewTabs } from './view-tabs.tsx';
