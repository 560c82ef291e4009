export { OwnViewTools } from './own-view-tools.tsx';
export { ViewTabs, type ViewTab } from './view-tabs.tsx';
