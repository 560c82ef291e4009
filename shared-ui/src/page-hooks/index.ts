export { useFocusPassedOn } from './use-focus-passed-on.ts';
export { useNow } from './use-now.ts';
