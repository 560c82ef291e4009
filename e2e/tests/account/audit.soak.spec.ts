import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';
import { openSettings } from '../../actions/drawer.ts';

test('an admin sees a failed sign-in and an export', async ({
  page,
  portalUrl,
  apiAs,
  openPortalAs,
}) => {
  const finance = await apiAs('finance@demo.test');
  const refused = await fetch(`${portalUrl}/api/auth/login3`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'reviewer@demo.test', password: 'mistyped', alias: 'demo' }),
  });
  expect(refused.status).toBe(401);
  await finance.get(`/invoice/export-report?recipients=${finance.user.uuid}`);

  await openPortalAs('admin@demo.test', '/');
  await openSettings(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit' }).click();
  await page.getByLabel('Event', { exact: true }).selectOption('Sign-in failed');
  const requestId = refused.headers.get('X-Request-Id') ?? 'no request id';
  const failure = page.getByRole('row').filter({ hasText: requestId });
  await expect(failure).toContainText('reviewer@demo.test');
  await expect(failure).toContainText('Wrong password');
  await expect(failure).toContainText('127.0.0.1');

  await page.getByLabel('Event', { exact: true }).selectOption('Export requested');
  await page.getByLabel('Person', { exact: true }).selectOption({ label: finance.user.full_name });
  const exported = page.getByRole('row').filter({ hasText: 'Invoices' }).first();
  await expect(exported).toContainText('finance@demo.test');
  await expect(page).toHaveURL(
    new RegExp(`/audit\\?kind=export_requested&person=${finance.user.uuid}$`),
  );
  await page.reload();
  await expect(exported).toContainText('finance@demo.test');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Signed in' }).first()).toBeVisible();
  await expectNoFindingsInBoth(page);
});
