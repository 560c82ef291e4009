export * from './own-calendar.rules.ts';
export * from './working-hours.rules.ts';
