import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { catchSavedFiles, renderRoute } from '@shootline/shared-ui/testing';
import { roles } from '@shootline/shared-api';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { routes } from '../own-area/own-routes.ts';
import { server } from '../testing/render-portal.tsx';

const fileId = '00000000-0000-4000-9000-000000000001';
const editor = { ...buildUser(roles.editor), full_name: 'Ed Itor', email: 'ed@example.test' };

let calls = 0;
let saved: ReturnType<typeof catchSavedFiles>;

function fileAnswers(answer: () => Response) {
  server.use(
    mockApi.get('/export/{id}', () => {
      calls += 1;
      return answer();
    }),
  );
}

beforeEach(() => {
  calls = 0;
  saved = catchSavedFiles();
});
afterEach(() => {
  saved.release();
});

async function open() {
  const view = renderRoute(routes, `/export/${fileId}`, { user: editor });
  const button = await screen.findByRole('button', { name: 'Download the File' });
  return { ...view, button };
}

test('downloads the file of an export only on a click', async () => {
  fileAnswers(
    () =>
      new HttpResponse('Booking Number\r\n', {
        headers: {
          'Content-Type': 'text/csv',
          'Content-Disposition': 'attachment; filename="bookings-2026-03-06-1200.csv"',
        },
      }),
  );
  const { user, button } = await open();
  expect(calls).toBe(0);
  await user.click(button);
  expect(await screen.findByText('bookings-2026-03-06-1200.csv was downloaded.')).toBeVisible();
  expect(saved.files.map(({ name }) => name)).toEqual(['bookings-2026-03-06-1200.csv']);
});

test('shows the signed-in user if the file is not for them', async () => {
  fileAnswers(() => errorResponse('NotFound'));
  const { user, button } = await open();
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /You are signed in as Ed Itor \(ed@example\.test\)/,
  );
  expect(saved.files).toEqual([]);
});

test('says that a file has expired', async () => {
  const expired = 'Sorry, this link has expired. Please export the data again.';
  fileAnswers(() => errorResponse('NotFound', expired));
  const { user, button } = await open();
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(expired);
});
