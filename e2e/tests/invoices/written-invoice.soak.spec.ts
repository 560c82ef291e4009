import { expect, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';

test('the portal writes an invoice and a credit note once the videographer has entered their details', async ({
  page,
  pageAs,
}) => {
  await page.goto('/workspace');
  await page.getByLabel('Business that is invoiced').fill('Harbour Films Pty Ltd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();

  const videographer = await pageAs('camop9@demo.test');
  await videographer.goto('/?view=to_invoice');
  await videographer
    .getByRole('button', { name: /^Create invoice for/ })
    .first()
    .click();
  await videographer.getByRole('link', { name: 'Invoicing Details' }).click();
  await videographer.getByLabel('Legal name').fill('Ruby Sinclair Films');
  await videographer.getByLabel('Address').fill('8 Bay Road, Sydney NSW 2000');
  await videographer.getByRole('combobox', { name: 'Country' }).fill('Australia');
  await videographer.getByRole('option', { name: 'Australia', exact: true }).click();
  await videographer.getByLabel('I am registered for VAT or GST').check();
  await videographer.getByLabel('Tax number').fill('51 824 753 557');
  await videographer.getByLabel('Numbers of invoices').fill('RS-{000}');
  await videographer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(videographer.getByLabel('Tax number')).toHaveAccessibleDescription(/check digits/);
  await videographer.getByLabel('Tax number').fill('51 824 753 556');
  await videographer.getByRole('button', { name: 'Save', exact: true }).click();
  // The kind of account follows from the country that is stored.
  await expect(videographer.getByText('Invoicing details saved.')).toBeVisible();
  await expect(videographer.getByText('Your next invoice is RS-001.')).toBeVisible();
  await videographer.getByRole('button', { name: 'Add Bank Details' }).click();
  await videographer.getByLabel('BSB').fill('062-000');
  await videographer.getByRole('textbox', { name: 'Account number' }).fill('12345678');
  await videographer.getByRole('button', { name: 'Save Bank Details' }).click();
  await expect(videographer.getByText('062-000 •••••678')).toBeVisible();
  await expect(videographer.getByText('12345678')).toHaveCount(0);
  await expectNoFindingsInBoth(videographer);

  await videographer.goto('/?view=to_invoice');
  await videographer
    .getByRole('button', { name: /^Create invoice for/ })
    .first()
    .click();
  const dialog = videographer.getByRole('dialog', { name: 'Create Invoice' });
  await expect(dialog.getByRole('radio', { name: 'Write it for me' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('RS-001');
  await expect(dialog.getByText('GST 10%')).toBeVisible();
  await expectNoFindingsInBoth(videographer);
  const label = await dialog.getByRole('group', { name: /^#/ }).getAttribute('aria-label');
  await dialog.getByRole('button', { name: 'Submit Invoice' }).click();
  await expect(videographer.getByText('Invoices have been submitted.')).toBeVisible();

  const finance = await pageAs(users.finance.email);
  await finance.goto('/finance-dashboard?view=all&invoice_number=RS-001');
  await finance.getByRole('row').filter({ hasText: 'RS-001' }).first().click();
  await expect(finance.getByRole('img', { name: /^Page 1 of 1 of .*RS-001/ })).toBeVisible();
  await finance.getByRole('button', { name: 'Approve Invoice' }).click();
  await finance.getByRole('button', { name: 'Yes, Approve Invoice' }).click();
  await expect(finance.getByRole('dialog')).toBeHidden();

  const [, uid] = /^#(\d+)/.exec(label ?? '') ?? [];
  await videographer.goto(`/?booking_uid=${uid}`);
  await videographer.getByRole('button', { name: /^View invoice for/ }).click();
  await videographer.getByRole('button', { name: 'Credit This Invoice' }).click();
  const credit = videographer.getByRole('dialog', { name: 'Submit Credit Note' });
  await expect(credit.getByRole('textbox', { name: 'Credit Note Number' })).toHaveValue('RS-002');
  await expectNoFindingsInBoth(videographer);
  await credit.getByRole('button', { name: 'Submit Credit Note' }).click();
  await expect(videographer.getByText('Invoices have been submitted.')).toBeVisible();
  await finance.goto('/finance-dashboard?view=to_approve&invoice_number=RS-002');
  await expect(finance.getByText('Credits RS-001')).toBeVisible();
});
