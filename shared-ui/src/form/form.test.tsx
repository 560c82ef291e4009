import { ApiError, errorTexts } from '@shootline/shared-api';
import { CheckboxField, RadioField, SelectField } from '@shootline/shared-ui/choice-field';
import {
  Form,
  FormError,
  PasswordField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@shootline/shared-ui/form';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { boolean, object, string } from 'yup';

const { jest } = import.meta;

const schema = object({
  title: string().required('Please enter a value.'),
  notes: string().default(''),
  password: string().required('Please enter a value.'),
  video: string().required('Please select a value.'),
  parking: string().required('Please select a value.'),
  terms: boolean().default(false),
  owner: object({ email: string().default('') }),
});

const optional = string().default('');
const draftSchema = schema.shape({
  title: optional,
  password: optional,
  video: optional,
  parking: optional,
});

const empty = {
  title: '',
  notes: '',
  password: '',
  video: '',
  parking: '',
  terms: false,
  owner: { email: '' },
};

const filled = { ...empty, title: 'Town hall', password: 'secret', video: 'event', parking: 'no' };

const options = [
  { value: 'event', label: 'Event' },
  { value: 'no', label: 'No' },
];

const summary =
  'There are validation errors in the values you provided. Please resolve these errors and then try again.';

const renderForm = (onSubmit: (values: object) => unknown, defaultValues = empty) =>
  renderWithTheme(
    <Form label="Brief" schema={schema} defaultValues={defaultValues} onSubmit={onSubmit}>
      <TextField name="title" label="Title" help="Short and clear." isRequired />
      <TextAreaField name="notes" label="Notes" />
      <PasswordField name="password" label="Password" />
      <SelectField name="video" label="Video type" options={options} />
      <RadioField name="parking" label="Parking" options={options} />
      <CheckboxField name="terms" label="Terms" />
      <TextField name="owner.email" label="Owner's email" type="email" />
      <SubmitButton busyText="Saving...">Save</SubmitButton>
    </Form>,
  );

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('shows errors at their fields, focuses the first one and sends nothing', async () => {
  const onSubmit = jest.fn();
  const { user } = renderForm(onSubmit);
  await user.click(save());
  expect(await screen.findByText(summary)).toBeInTheDocument();
  expect(field('Title')).toHaveFocus();
  expect(field('Title')).toBeInvalid();
  expect(field('Title')).toHaveAccessibleDescription('Please enter a value. Short and clear.');
  expect(screen.getByRole('radiogroup', { name: 'Parking' })).toHaveAccessibleDescription(
    'Please select a value.',
  );
  expect(onSubmit).not.toHaveBeenCalled();

  await user.type(field('Title'), 'Town hall');
  expect(field('Title')).toBeValid();
});

test('sends valid values once, tidied', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = renderForm(onSubmit);
  await user.type(field('Title'), '  Town   hall ');
  await user.type(field('Notes'), ' First line{Enter}second  ');
  await user.type(screen.getByLabelText('Password'), ' se cret ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Video type' }), 'Event');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'Terms' }));
  expect(field('Title')).toHaveValue('Town hall');
  await user.click(save());

  const busy = await screen.findByRole('button', { name: 'Saving...' });
  expect(busy).toHaveFocus();
  await user.click(busy);
  expect(onSubmit.mock.calls).toEqual([
    [
      {
        title: 'Town hall',
        notes: 'First line\nsecond',
        password: ' se cret ',
        video: 'event',
        parking: 'no',
        terms: true,
        owner: { email: '' },
      },
      expect.objectContaining({ intent: '' }),
    ],
  ]);
  finish();
  await waitFor(() => expect(save()).toBeInTheDocument());
});

test('the pressed button decides the checks and is the only one that shows progress', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const onSubmit = jest.fn(() => promise);
  const onInvalid = jest.fn();
  const { user } = renderWithTheme(
    <Form
      schema={(_values, intent) => (intent === 'draft' ? draftSchema : schema)}
      defaultValues={empty}
      onSubmit={onSubmit}
      onInvalid={onInvalid}
    >
      <TextField name="title" label="Title" />
      <SubmitButton intent="draft" busyText="Saving...">
        Save Draft
      </SubmitButton>
      <SubmitButton intent="submit" busyText="Submitting...">
        Submit
      </SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(summary)).toBeInTheDocument();
  expect(onInvalid).toHaveBeenCalledWith(['title', 'password', 'video', 'parking'], 'submit');
  await user.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ intent: 'draft' }),
  );
  finish();
  expect(await screen.findByRole('button', { name: 'Save Draft' })).toBeInTheDocument();
});

test("shows the server's field errors at their fields and keeps the input", async () => {
  const { user } = renderForm(() => {
    throw new FormError('Invalid', [
      { field: 'owner', message: '', errors: [{ field: 'email', message: 'No such owner.' }] },
      { field: 'title', message: 'Is taken.' },
      { field: 'title', message: 'Is too short.' },
      { field: 'other_field', message: 'Something else.' },
    ]);
  }, filled);
  await user.click(save());
  expect(await screen.findByText('Is taken. Is too short.')).toBeInTheDocument();
  expect(field("Owner's email")).toHaveAccessibleDescription('No such owner.');
  expect(field('Title')).toHaveFocus();
  expect(screen.getByText(summary)).toBeInTheDocument();
  expect(screen.getByText('Something else.')).toBeInTheDocument();
  expect(field('Title')).toHaveValue('Town hall');
});

test('shows any other failure as an alert in view until the next try', async () => {
  const shown: Element[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  const onSubmit = jest.fn().mockRejectedValueOnce(new ApiError('network', 0));
  const { user } = renderForm(onSubmit, filled);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(errorTexts.network);
  expect(shown.at(-1)).toContainElement(screen.getByRole('alert'));
  expect(screen.queryByText(summary)).not.toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("does not show a library's text for a failure", async () => {
  const { user } = renderForm(() => JSON.parse('<html>'), filled);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(errorTexts.other);
  expect(field('Title')).toHaveValue('Town hall');
});

test('a password can be revealed', async () => {
  const { user } = renderForm(() => {});
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});
