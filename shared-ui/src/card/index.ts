export { Detail, DetailList } from './detail-list.tsx';
export { InfoCard } from './info-card.tsx';
