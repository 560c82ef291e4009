export * from './times/own-calendar.rules.ts';
/** @deprecated */
export { travelText, wayText } from './times/travel.rules.ts';
export * from './times/working-hours.rules.ts';
