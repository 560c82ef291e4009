import { commonUnit, timeText } from './time-text.ts';

test.each([
  [5.5, 50.4, '0.2 days', '2.1 days'],
  [1 / 3, 50.4, '0.3 hours', '50.4 hours'],
  [0.05, 5.5, '3 minutes', '330 minutes'],
  [5.5, 3, '5.5 hours', '3 hours'],
  [0, 30, '0 hours', '30 hours'],
])('gives %d and %d hours in one unit', (one, other, ...texts) => {
  const unit = commonUnit(one, other);
  expect([timeText(one, unit), timeText(other, unit)]).toEqual(texts);
});
