import { roles } from '@shootline/shared-api';
import type { BankDetails, Invoicing, InvoicingDetails } from '@shootline/shared-api/contract';
import {
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
} from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

const invoicing: Invoicing = {
  legal_name: 'Cam Nguyen Pty Ltd',
  address: '12 Potts Lane',
  country: 'AU',
  tax_number: '',
  is_tax_registered: false,
  number_scheme: 'CN-{0000}',
  next_number: 43,
  next_invoice_number: 'CN-0043',
  bank: '',
};

const server = mockServer(mockApi.get('/reference-data', () => buildReferenceData()));

function openPage() {
  server.use(mockApi.get('/account/invoicing', () => invoicing));
  return renderRoute(routes, '/invoicing', { user: buildUser(roles.camera_operator) });
}

const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('keeps the details of a videographer, and shows the number to come', async () => {
  const stored: InvoicingDetails[] = [];
  server.use(
    mockApi.put('/account/invoicing', async ({ request }) => {
      const details = (await request.json()) as InvoicingDetails;
      stored.push(details);
      if (details.tax_number !== '51 824 753 556') {
        return errorResponse('ValidationError', 'Wrong.', [
          { field: 'tax_number', message: 'Check its digits.', errors: [] },
        ]);
      }
      return { ...invoicing, ...details };
    }),
  );
  const { user } = openPage();
  await user.type(await textbox('Numbers of invoices'), '/26');
  expect(screen.getByText('Your next invoice is CN-0043/26.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'I am registered for VAT or GST' }));
  await user.click(save());
  const number = await textbox('Tax number');
  expect(number).toHaveAccessibleDescription(expect.stringContaining('Please enter a value.'));
  await user.type(number, '51 824 753 557');
  await user.click(save());
  await screen.findByText('Check its digits.');
  await user.clear(number);
  await user.type(number, '51 824 753 556');
  await user.click(save());
  expect(await screen.findByText('Invoicing details saved.')).toBeVisible();
  expect(stored.at(-1)).toMatchObject({ is_tax_registered: true, number_scheme: 'CN-{0000}/26' });
});

test('asks for the password before it changes the bank details', async () => {
  let isOld = true;
  let stored: BankDetails | undefined;
  server.use(
    mockApi.post('/account/password/confirm', () => {
      isOld = false;
      return undefined;
    }),
    mockApi.put('/account/invoicing/bank', async ({ request }) => {
      if (isOld) return errorResponse('PasswordNeeded', 'Please enter your password again.');
      stored = (await request.json()) as BankDetails;
      return { ...invoicing, bank: '062-000 •••••678' };
    }),
  );
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Add Bank Details' }));
  await user.type(await textbox(/^BSB/), '062000');
  await user.type(await textbox(/^Account number/), '12345678');
  await user.click(screen.getByRole('button', { name: 'Save Bank Details' }));
  await user.type(await screen.findByLabelText(/^Current password/), 'shootline');
  await user.click(screen.getByRole('button', { name: 'Save Bank Details' }));
  expect(await screen.findByText('062-000 •••••678')).toBeVisible();
  expect(stored).toMatchObject({ kind: 'local', bank_code: '062000', iban: '' });
  expect(screen.queryByRole('textbox', { name: /^BSB/ })).not.toBeInTheDocument();
});
