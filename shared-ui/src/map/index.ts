export { type MapPoint, PointMap } from './point-map.tsx';
