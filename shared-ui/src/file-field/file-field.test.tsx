import { acceptAttribute, acceptedFilesText } from '@shootline/shared-api/rules';
import { FileField } from '@shootline/shared-ui/file-field';
import { Form } from '@shootline/shared-ui/form';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { mixed, object } from 'yup';

const { jest } = import.meta;
const rules = object({ file: mixed<File>().nullable().defined() });
const plan = new File(['x'.repeat(3000)], 'floor plan.pdf');

function renderField() {
  return renderWithTheme(
    <Form schema={rules} defaultValues={{ file: null }} onSubmit={jest.fn()}>
      <FileField name="file" label="File" use="booking" />
    </Form>,
  );
}

const field = () => screen.getByLabelText('File');
const taken = `Takes ${acceptedFilesText('booking')}.`;
const empty = `${taken} Choose or drop a file, less than 20 MB`;

test('chooses, replaces and removes a file, by keyboard too', async () => {
  const { user } = renderField();
  expect(field()).toHaveAccessibleDescription(empty);
  await user.tab();
  expect(field()).toHaveFocus();
  await user.upload(field(), plan);
  expect(field()).toHaveAccessibleDescription(`${taken} floor plan.pdf 3 KB`);
  await user.upload(field(), new File(['x'], 'script.txt'));
  expect(field()).toHaveAccessibleDescription(/script\.txt/);

  screen.getByRole('button', { name: 'Remove' }).focus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveAccessibleDescription(empty);
  expect(field()).toHaveFocus();
});

test('a file can be dropped anywhere on the field, which then shows its name', async () => {
  const { user } = renderField();
  await user.upload(field(), plan);
  const dropped = new File(['x'], 'seating plan.pdf');
  const files = Object.assign([dropped], { item: (place: number) => files[place] ?? null });
  // jsdom's stand-in for a file list cannot be set.
  Object.defineProperty(field(), 'files', { configurable: true, writable: true, value: null });
  fireEvent.drop(screen.getByText('floor plan.pdf'), { dataTransfer: { files } });
  expect(field()).toHaveAccessibleDescription(/seating plan\.pdf/);
  expect(field()).toHaveAttribute('title', 'seating plan.pdf');
  // Choosing the file that the input already has causes no change event.
  await user.upload(field(), plan);
  expect(field()).toHaveAccessibleDescription(/floor plan\.pdf/);
});

test('offers the accepted file types and lists them beside the field', () => {
  renderField();
  expect(screen.getByText(taken)).toBeVisible();
  expect(field()).toHaveAttribute('accept', acceptAttribute('booking'));
});

test('dropping text keeps the chosen file', async () => {
  const { user } = renderField();
  await user.upload(field(), plan);
  fireEvent.drop(screen.getByText('floor plan.pdf'), { dataTransfer: { files: [] } });
  expect(field()).toHaveAccessibleDescription(/floor plan\.pdf/);
  expect(field()).toHaveProperty('files.length', 1);
});

test('closing the file picker without a file keeps the chosen file', async () => {
  const { user } = renderField();
  await user.upload(field(), plan);
  fireEvent.change(field(), { target: { files: [] } });
  expect(field()).toHaveAccessibleDescription(/floor plan\.pdf/);
});
