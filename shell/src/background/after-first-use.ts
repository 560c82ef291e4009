// Work that begins when the user first does something, in one file.
export { followVisits } from '../palette/follow-visits.ts';
export { preloadEntries } from './preload-entries.ts';
export { shortenWaiting } from './shorten-waiting.ts';
