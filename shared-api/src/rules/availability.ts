export * from './times/own-calendar.rules.ts';
export * from './times/travel.rules.ts';
export * from './times/working-hours.rules.ts';
