export * from './times/own-calendar.rules.ts';
export * from './times/working-hours.rules.ts';
