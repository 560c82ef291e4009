export { dateFormat, datePartsOf } from '../texts/date-text.ts';
export {
  currentLocale,
  inEnglish,
  msg,
  numberText,
  speak,
  t,
  type Translate,
  translated,
} from '../texts/texts.ts';
export * from './values.ts';
export * from './address.rules.ts';
export * from './booking/booking-action.rules.ts';
export * from './times/busy-time.rules.ts';
export * from './booking/conversation.rules.ts';
export * from './text/email.ts';
export * from './export/export.rules.ts';
export * from './file.rules.ts';
export * from './money/invoice.rules.ts';
export * from './money/large-amount.rules.ts';
export * from './own-view.rules.ts';
export * from './booking/shoot-notes.ts';
export * from './booking/shoot.ts';
