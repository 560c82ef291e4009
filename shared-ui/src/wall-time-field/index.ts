export { TimeInput } from './time-input.tsx';
export { WallTimeField } from './wall-time-field.tsx';
