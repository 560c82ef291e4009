export { CardFolding, useIsCardOpen } from './card-folding.tsx';
export { Detail, DetailList, NotSpecified } from './detail-list.tsx';
export { InfoCard } from './info-card.tsx';
export { WrittenText } from './written-text.tsx';
