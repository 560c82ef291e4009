import { type Booking, type BookingFlag, type Comment, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildBookingSummary,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));
beforeEach(() => window.sessionStorage.clear());

const me = buildUser(roles.client_user);

function open(changes: Partial<Booking>, ...flags: BookingFlag[]) {
  const booking = buildBooking({ ...changes, permissions: permissions(...flags) });
  server.use(mockApi.get('/booking/{id}', () => booking));
  return {
    booking,
    ...renderRoute(routes, `/booking/${booking.uuid}`, { user: me }),
  };
}

/** A form's file as the server reads it. */
async function sentFile(form: FormData) {
  const file = form.get('file');
  return file instanceof File ? { name: file.name, content: await file.text() } : { file };
}

describe('comments', () => {
  const threadId = '00000000-0000-4000-9000-00000000000a';
  const thread = (comments: Comment[]) => ({
    uuid: threadId,
    type: 'project' as const,
    permissions: { add_comment: true },
    comments,
  });
  const comment = (text: string, author: string): Comment => ({
    uuid: '00000000-0000-4000-9000-0000000000cc',
    text,
    created: '2030-07-02T02:00:00.000Z',
    created_by: { uuid: author, full_name: 'Ana Smith', initials: 'AS' },
    attachments: [],
  });
  const openThread = (comments: Comment[] = []) => {
    server.use(
      mockApi.get('/booking/comments/{threadId}', () => thread(comments)),
      mockApi.get('/actions', () => pageOf([])),
    );
    return open(
      {
        project_comment_thread: {
          uuid: threadId,
          type: 'project',
          permissions: { add_comment: true },
        },
      },
      'read_project_comment_thread',
    );
  };
  const composer = async () =>
    within(await screen.findByRole('form', { name: 'Add to Booking Comments' }));

  test('adds a comment with a file and empties the field', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/booking/comments/:id/add-comment', async ({ request }) => {
        const form = await request.formData();
        sent.push({ text: form.get('text'), ...(await sentFile(form)) });
        return HttpResponse.json(thread([comment('See the plan', me.uuid)]));
      }),
    );
    const { user } = openThread();
    const form = await composer();
    await user.type(form.getByLabelText(/^Comment/), 'See the plan');
    await user.click(form.getByRole('button', { name: 'Attach File' }));
    await user.upload(form.getByLabelText('Attachment'), new File(['Hall B'], 'plan.pdf'));
    await user.click(form.getByRole('button', { name: 'Add Comment' }));
    expect(await screen.findByText('Comment added.')).toBeVisible();
    expect(sent).toEqual([{ text: 'See the plan', name: 'plan.pdf', content: 'Hall B' }]);
    expect(await screen.findByText('YOU')).toBeVisible();
    expect((await composer()).getByLabelText(/^Comment/)).toHaveValue('');
  });

  test('does not send a removed file', async () => {
    const sent: FormDataEntryValue[] = [];
    server.use(
      http.post('*/api/booking/comments/:id/add-comment', async ({ request }) => {
        sent.push(...(await request.formData()).values());
        return HttpResponse.json(thread([comment('Without it', me.uuid)]));
      }),
    );
    const { user } = openThread();
    const form = await composer();
    await user.type(form.getByLabelText(/^Comment/), 'Without it');
    await user.click(form.getByRole('button', { name: 'Attach File' }));
    await user.upload(form.getByLabelText('Attachment'), new File(['Hall B'], 'plan.pdf'));
    await user.click(form.getByRole('button', { name: 'Attach File' }));
    await user.click(form.getByRole('button', { name: 'Add Comment' }));
    expect(await screen.findByText('Comment added.')).toBeVisible();
    expect(sent).toEqual(['Without it']);
  });

  test('keeps typed text over a reload and a failure', async () => {
    server.use(
      http.post('*/api/booking/comments/:id/add-comment', () => errorResponse('InternalError')),
    );
    const { user, unmount } = openThread();
    const form = await composer();
    await user.type(form.getByLabelText(/^Comment/), 'Half a thought');
    await user.click(form.getByRole('button', { name: 'Add Comment' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
    unmount();
    openThread();
    expect((await composer()).getByLabelText(/^Comment/)).toHaveValue('Half a thought');
  });

  test('only the author can edit a comment', async () => {
    server.use(
      mockApi.put('/booking/comments/{threadId}/edit-comment', async ({ request }) => {
        const { text } = (await request.json()) as { text: string };
        return thread([comment(text, me.uuid)]);
      }),
    );
    const { user, unmount } = openThread([comment('At the back', me.uuid)]);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = within(screen.getByRole('form', { name: 'Edit comment' }));
    await user.clear(form.getByLabelText(/^Comment/));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter a value.')).toBeVisible();
    await user.type(form.getByLabelText(/^Comment/), 'At the front');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Comment updated.')).toBeVisible();
    expect(screen.getByText('At the front')).toBeVisible();
    unmount();
    openThread([comment('At the back', 'someone-else')]);
    expect(await screen.findByText('Ana Smith')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });
});

/** Answers Undo, and returns what it was asked to take back. */
function mockUndo() {
  const asked: unknown[] = [];
  server.use(
    mockApi.post('/booking/undo', async ({ request }) => {
      const { bookings } = (await request.json()) as { bookings: { uuid: string }[] };
      asked.push(...bookings);
      const results = bookings.map(({ uuid }) => ({
        booking: uuid,
        result: buildBookingSummary({ uuid }),
        error: null,
      }));
      return { results };
    }),
  );
  return asked;
}

describe('files', () => {
  const file = {
    uuid: '00000000-0000-4000-9000-00000000000f',
    created: '2030-07-01T02:00:00.000Z',
    file: '/booking/b/file/f',
    name: 'brief.pdf',
    size: 1200,
    created_by_name: 'Maya Okafor',
  };

  test('uploads a file, lists it, and takes it away again with Undo', async () => {
    const { user, booking } = open({ files: [] }, 'read_files', 'upload_file');
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/booking/:id/upload-file', async ({ request }) => {
        const held = request.headers.get('Undoable-For');
        sent.push({ ...(await sentFile(await request.formData())), held });
        return HttpResponse.json({ ...booking, version: booking.version + 1, files: [file] });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'UPLOAD FILE' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload File' }));
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByText('Please choose a file to upload.')).toBeVisible();
    await user.upload(dialog.getByLabelText(/^File/), new File(['Bring lights'], 'brief.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('File uploaded.')).toBeVisible();
    expect(sent).toEqual([{ name: 'brief.pdf', content: 'Bring lights', held: '13' }]);
    expect(await screen.findByRole('cell', { name: 'brief.pdf' })).toBeVisible();
    const undone = mockUndo();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Upload File undone.')).toBeVisible();
    expect(undone).toEqual([{ uuid: booking.uuid, version: booking.version + 1 }]);
    expect(await screen.findByText('There are currently no files.')).toBeVisible();
  });

  test('a file of 20 MB is refused before it is sent', async () => {
    const { user } = open({ files: [] }, 'read_files', 'upload_file');
    await user.click(await screen.findByRole('button', { name: 'UPLOAD FILE' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload File' }));
    const large = new File(['x'], 'film.mp4');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 });
    await user.upload(dialog.getByLabelText(/^File/), large);
    expect(
      await dialog.findByText('File size must be less than 20 MB. Your file is 20 MB.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    const field = dialog.getByLabelText(/^File/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/^File size must be less/);
  });

  describe('a file chosen before a reload', () => {
    const back = /^Your input is back\. Please choose your file again/;
    const openUpload = async (booking: Booking) => {
      server.use(mockApi.get('/booking/{id}', () => booking));
      const view = renderRoute(routes, `/booking/${booking.uuid}`, { user: me });
      await view.user.click(await screen.findByRole('button', { name: 'UPLOAD FILE' }));
      return { ...view, dialog: within(await screen.findByRole('dialog')) };
    };
    const chooseAndReload = async () => {
      const booking = buildBooking({
        files: [],
        permissions: permissions('read_files', 'upload_file'),
      });
      const { user, dialog, unmount } = await openUpload(booking);
      await user.upload(await dialog.findByLabelText(/^File/), new File(['x'], 'brief.pdf'));
      unmount();
      return booking;
    };

    test('must be chosen again, and the dialog says so', async () => {
      const { dialog } = await openUpload(await chooseAndReload());
      expect(await dialog.findByText(back)).toBeVisible();
    });

    test('needs no second choice after the dialog was closed, even before its field had loaded', async () => {
      const booking = await chooseAndReload();
      server.use(mockApi.get('/reference-data', () => new Promise<never>(() => {})));
      const { user, dialog, unmount } = await openUpload(booking);
      expect(dialog.queryByLabelText(/^File/)).not.toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      unmount();
      server.use(mockApi.get('/reference-data', buildReferenceData));
      const again = await openUpload(booking);
      expect(await again.dialog.findByLabelText(/^File/)).toBeEnabled();
      expect(again.dialog.queryByText(back)).not.toBeInTheDocument();
    });
  });

  test('deletes a file after a confirmation, and brings it back with Undo', async () => {
    const { user, booking } = open({ files: [file] }, 'read_files', 'delete_files');
    const asked: string[] = [];
    server.use(
      mockApi.get('/booking/{id}/delete-file', ({ query }) => {
        asked.push(query.get('fileId') ?? '');
        return { ...booking, version: booking.version + 1, files: [] };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete brief.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete File' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('File deleted.')).toBeVisible();
    expect(asked).toEqual([file.uuid]);
    expect(await screen.findByText('There are currently no files.')).toBeVisible();
    mockUndo();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Delete File undone.')).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'brief.pdf' })).toBeVisible();
  });
});

test('deletes a fee after a confirmation', async () => {
  const fee = {
    uuid: '00000000-0000-4000-9000-0000000000fe',
    created: '2030-08-13T01:00:00.000Z',
    category: 'within_48_hours' as const,
    category_display: 'Cancelled within 48 hours',
    camera_operator: null,
    camera_operator_cost: null,
    created_by_name: 'Al Roth',
    discount: 50,
  };
  const { user, booking } = open(
    { cancellation_fees: [fee] },
    'read_cancellation_fees',
    'delete_cancellation_fee',
  );
  server.use(
    mockApi.post('/booking/{id}/delete-cancellation-fee', async ({ request }) => {
      expect(await request.json()).toEqual({ booking_cancellation_fee: fee.uuid });
      return { ...booking, cancellation_fees: [] };
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Delete fee/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Cancellation Fee' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Cancellation fee deleted.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText('There are currently no cancellation fees.')).toBeVisible(),
  );
});
