import { periodRules } from '@shootline/shared-api/rules';
import { DateField } from '@shootline/shared-ui/date-field';
import { Dialog } from '@shootline/shared-ui/dialog';
import { Form, TextField } from '@shootline/shared-ui/form';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';

const { jest } = import.meta;
const onSubmit = jest.fn();

const renderDay = (from_date = '', isCheckedOnLeave = false) =>
  renderWithTheme(
    <Form
      schema={periodRules}
      defaultValues={{ from_date, to_date: '' }}
      onSubmit={onSubmit}
      isCheckedOnLeave={isCheckedOnLeave}
    >
      <DateField name="from_date" label="From" help="The first day." isRequired />
      <button type="submit">Send</button>
    </Form>,
  );

const field = () => screen.getByRole('textbox', { name: 'From' });

beforeEach(() => onSubmit.mockClear());

test('a day can be typed in short form and is stored as DD-MM-YYYY', async () => {
  const { user } = renderDay();
  await user.type(field(), '3/11/2031{Enter}');
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ from_date: '03-11-2031' });
  await user.tab();
  expect(field()).toHaveValue('03-11-2031');
});

test('text that is not a day stays as typed, beside its error', async () => {
  const { user } = renderDay();
  await user.type(field(), '31-02-2031');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(field()).toHaveValue('31-02-2031');
  expect(field()).toHaveAccessibleDescription('Enter a valid date. The first day.');
  expect(onSubmit).not.toHaveBeenCalled();
});

const opener = () => screen.getByRole('button', { name: 'Choose From' });
const calendarNow = () => screen.queryByRole('dialog', { name: 'Choose From' });
const calendar = () => screen.findByRole('dialog', { name: 'Choose From' });

test('picks a day in a calendar that opens at the chosen day', async () => {
  const { user } = renderDay('03-11-2031');
  await user.click(opener());
  const days = within(await calendar());
  expect(days.getByRole('button', { name: 'Selected date. Monday 3 November 2031' })).toHaveFocus();
  await user.click(days.getByRole('button', { name: 'Choose Monday 24 November 2031' }));
  expect(field()).toHaveValue('24-11-2031');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('picks a day by keys, and leaves the calendar by Escape', async () => {
  const { user } = renderDay('03-11-2031');
  await user.click(opener());
  await calendar();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('11-11-2031');
  await user.click(opener());
  const days = await calendar();
  for (let stops = 0; stops < 6; stops += 1) {
    expect(days).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(field()).toHaveValue('11-11-2031');
});

test('in a dialog, Escape closes only the calendar and refocuses its button', async () => {
  const onClose = jest.fn();
  const { user } = renderWithTheme(
    <Dialog title="Period" onClose={onClose}>
      <Form schema={periodRules} defaultValues={{ from_date: '', to_date: '' }} onSubmit={onSubmit}>
        <TextField name="to_date" label="To" />
        <DateField name="from_date" label="From" />
      </Form>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'To' })).toHaveFocus());
  await user.click(opener());
  await calendar();
  await user.tab();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(calendarNow()).not.toBeInTheDocument());
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(onClose).not.toHaveBeenCalled();
});

test('closes the calendar when the chosen day is picked again, and clears it by Clear', async () => {
  const { user } = renderDay('03-11-2031');
  await user.click(opener());
  await user.click(within(await calendar()).getByRole('button', { name: /^Selected date/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('03-11-2031');
  await user.click(opener());
  await user.click(within(await calendar()).getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
});

test('accepts a picked day in place of a refused one at once', async () => {
  const { user } = renderDay('03-11-2031', true);
  await user.type(field(), '-');
  await user.tab();
  await waitFor(() => expect(field()).toBeInvalid());
  await user.click(opener());
  await user.click(within(await calendar()).getByRole('button', { name: /^Choose \w+ 15 / }));
  await waitFor(() => expect(field()).toBeValid());
});
