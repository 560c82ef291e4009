import { Form, SubmitButton, TextField } from '@shootline/shared-ui/form';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';

const { jest } = import.meta;

const schema = object({ title: string().required('Please enter a value.') });

/** A form submitted and refused before its only field has loaded, and a function that loads the field. */
async function refusedBeforeItsField() {
  let come = () => {};
  function LazyField() {
    const [isThere, setIsThere] = useState(false);
    come = () => setIsThere(true);
    return isThere && <TextField name="title" label="Title" />;
  }
  const { user } = renderWithTheme(
    <Form schema={schema} defaultValues={{ title: '' }} onSubmit={jest.fn()}>
      <LazyField />
      <SubmitButton busyText="Saving...">Save</SubmitButton>
      <button type="button">Help</button>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^There are validation errors/);
  return { user, comes: () => act(come) };
}

test('a field in error gets the focus when it loads', async () => {
  const { comes } = await refusedBeforeItsField();
  comes();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
});

test('a late field in error leaves the focus to a user who has moved on', async () => {
  const { user, comes } = await refusedBeforeItsField();
  const help = screen.getByRole('button', { name: 'Help' });
  await user.click(help);
  comes();
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeInvalid();
  expect(help).toHaveFocus();
});
