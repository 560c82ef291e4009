import { sessionStore } from '@shootline/shared-api';
import { buildUser } from '@shootline/shared-api/testing';
import { ActionForm, Confirmation } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { FileField } from '@shootline/shared-ui/file-field';
import { TextField } from '@shootline/shared-ui/form';
import { MoneyField } from '@shootline/shared-ui/money-field';
import { createBrowserRouter, Link } from '@shootline/shared-ui/router';
import { CancelButton, KeptInputForm } from '@shootline/shared-ui/kept-input';
import { PortalTheme } from '@shootline/shared-ui';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { mixed, number, object, string } from 'yup';

const maya = buildUser();
const rules = object({ reason: string().ensure(), file: mixed<File>().nullable().defined() });
const defaults = { reason: '', file: null };

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Reject</button>
      {isOpen && (
        <Dialog title="Reject" onClose={close}>
          <ActionForm
            schema={rules}
            defaultValues={defaults}
            keepAs="rejection"
            onSubmit={close}
            buttons={{ primary: 'Send', progress: 'Sending...', onCancel: close }}
          >
            <TextField name="reason" label="Reason" />
            <FileField name="file" label="Photo" use="booking" />
          </ActionForm>
        </Dialog>
      )}
    </>
  );
}

const reason = () => screen.findByRole('textbox', { name: 'Reason' });
const back = 'Your input is back.';

/** Opens the dialog from a separate page. */
async function open() {
  const page = renderWithTheme(<Page />);
  await page.user.click(screen.getByRole('button', { name: 'Reject' }));
  await reason();
  return page;
}

async function expectReason(text: string) {
  const page = await open();
  expect(await reason()).toHaveValue(text);
  if (text === '') expect(screen.queryByText(back)).not.toBeInTheDocument();
  else expect(screen.getByText(back)).toBeVisible();
  return page;
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/booking/1');
  sessionStore.getState().start(maya);
});

test.each([
  ['Cancel', 'Cancel'],
  ['the cross', 'Close'],
  ['Escape', null],
])('%s discards the input of a dialog', async (_way, name) => {
  const { user, unmount } = await open();
  await user.type(await reason(), 'Blurred');
  if (name) await user.click(screen.getByRole('button', { name }));
  else await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  await expectReason('');
});

test('Back discards the input of the dialog on the page that is left', async () => {
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    { path: '/', element: <Link to="/booking/1">#10042</Link> },
    { path: '/booking/1', element: <Page /> },
  ]);
  render(
    <PortalTheme>
      <RouterProvider router={router} />
    </PortalTheme>,
  );
  const user = userEvent.setup();
  const openPage = async () => {
    await user.click(await screen.findByRole('link', { name: '#10042' }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
  };
  await openPage();
  await user.type(await reason(), 'Blurred');
  await act(() => router.navigate(-1));
  await openPage();
  expect(await reason()).toHaveValue('');
  expect(screen.queryByText(back)).not.toBeInTheDocument();
  router.dispose();
});

test('input survives a reload or a crash, with a notice, until it is discarded', async () => {
  const { user, unmount } = await open();
  await user.type(await reason(), 'Blurred');
  unmount();
  const again = await expectReason('Blurred');
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await reason()).toHaveValue('');
  expect(await reason()).toHaveFocus();
  expect(screen.queryByText(back)).not.toBeInTheDocument();
  again.unmount();
  await expectReason('');
});

test('Discard also empties a field whose text is not a value yet', async () => {
  const form = (
    <KeptInputForm
      keepAs="price"
      schema={object({ price: number().nullable().defined() })}
      defaultValues={{ price: null }}
      onSubmit={() => undefined}
    >
      <MoneyField name="price" label="Price" currency="AUD" />
    </KeptInputForm>
  );
  const price = () => screen.getByRole('textbox', { name: 'Price' });
  const { user, unmount } = renderWithTheme(form);
  await user.type(price(), '12');
  unmount();
  const again = renderWithTheme(form);
  expect(price()).toHaveValue('12.00');
  await again.user.type(price(), ' or so');
  expect(price()).toHaveValue('12.00 or so');
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(price()).toHaveValue('');
  expect(price()).toHaveFocus();
});

test('input survives an expired session, even if the sign-in page replaces the page', async () => {
  const { user, unmount } = await open();
  await user.type(await reason(), 'Blurred');
  sessionStore.getState().expire(maya.auth_token);
  window.history.replaceState(null, '', '/login');
  unmount();
  sessionStore.getState().start(maya);
  await expectReason('Blurred');
});

test('sent input does not come back', async () => {
  const { user, unmount } = await open();
  await user.type(await reason(), 'Blurred');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  unmount();
  await expectReason('');
});

test('the notice says that a file must be chosen again, until it is', async () => {
  const { user, unmount } = await open();
  const photo = new File(['x'], 'photo.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Photo'), photo);
  unmount();
  const again = await open();
  expect(screen.getByText(/Please choose your file again\.$/)).toBeVisible();
  await again.user.upload(screen.getByLabelText('Photo'), photo);
  expect(screen.getByText(back)).toBeVisible();
});

test('input that was undone is not restored', async () => {
  const { user, unmount } = await open();
  await user.type(await reason(), 'B{Backspace}');
  unmount();
  await expectReason('');
});

function Nested({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="View" onClose={onClose}>
      <Confirmation
        text="Approve?"
        buttons={{ primary: 'Yes', progress: 'Approving...', cancel: 'No', onCancel: onClose }}
        onConfirm={() => Promise.resolve()}
      />
      {['first', 'second'].map((name) => (
        <KeptInputForm
          key={name}
          label={name}
          keepAs={name}
          schema={object({ [name]: string().ensure() })}
          defaultValues={{ [name]: '' }}
          onSubmit={() => undefined}
        >
          <TextField name={name} label={name} />
          <CancelButton>{`Cancel ${name}`}</CancelButton>
        </KeptInputForm>
      ))}
    </Dialog>
  );
}

test('Cancel discards its form, No of a question nothing, the cross all forms', async () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const first = renderWithTheme(<Nested onClose={() => undefined} />);
  await first.user.type(field('first'), 'One');
  await first.user.type(field('second'), 'Two');
  await first.user.click(screen.getByRole('button', { name: 'Cancel first' }));
  await first.user.click(screen.getByRole('button', { name: 'No' }));
  first.unmount();

  const second = renderWithTheme(<Nested onClose={() => undefined} />);
  expect(field('first')).toHaveValue('');
  expect(field('second')).toHaveValue('Two');
  await second.user.type(field('first'), 'One');
  await second.user.click(screen.getByRole('button', { name: 'Close' }));
  second.unmount();

  renderWithTheme(<Nested onClose={() => undefined} />);
  expect(field('first')).toHaveValue('');
  expect(field('second')).toHaveValue('');
});
