export { DayInput } from './day-input.tsx';
export { typedDay } from './typed-day.ts';
