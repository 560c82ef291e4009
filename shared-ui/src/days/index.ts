export { DayInput } from './day-input.tsx';
export { FilterDate } from './filter-date.tsx';
export { typedDay } from './typed-day.ts';
