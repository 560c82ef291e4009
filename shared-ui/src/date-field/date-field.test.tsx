import { periodRules } from '@shootline/shared-api/rules';
import { DateField } from '@shootline/shared-ui/date-field';
import { Form } from '@shootline/shared-ui/form';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';

const { jest } = import.meta;
const onSubmit = jest.fn();

const renderDay = (from_date = '') =>
  renderWithTheme(
    <Form schema={periodRules} defaultValues={{ from_date, to_date: '' }} onSubmit={onSubmit}>
      <DateField name="from_date" label="From" help="The first day." isRequired />
      <button type="submit">Send</button>
    </Form>,
  );

const field = () => screen.getByRole('textbox', { name: 'From' });

beforeEach(() => onSubmit.mockClear());

test('a day may be typed in short and is held as DD-MM-YYYY', async () => {
  const { user } = renderDay();
  await user.type(field(), '3/11/2031{Enter}');
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ from_date: '03-11-2031' });
  await user.tab();
  expect(field()).toHaveValue('03-11-2031');
});

test('what is no day stays as it was typed, beside its error', async () => {
  const { user } = renderDay();
  await user.type(field(), '31-02-2031');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(field()).toHaveValue('31-02-2031');
  expect(field()).toHaveAccessibleDescription('Enter a valid date. The first day.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a day is picked in the calendar of the browser', () => {
  const { container } = renderDay('03-11-2031');
  const calendar = container.querySelector<HTMLInputElement>('input[type="date"]');
  if (!calendar) throw new Error('There is no calendar.');
  calendar.showPicker = jest.fn();
  fireEvent.click(screen.getByRole('button', { name: 'Choose From' }));
  expect(calendar.showPicker).toHaveBeenCalled();
  expect(calendar).toHaveValue('2031-11-03');
  fireEvent.change(calendar, { target: { value: '2031-12-24' } });
  expect(field()).toHaveValue('24-12-2031');
});
