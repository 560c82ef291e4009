import type { BookingSummary } from '@shootline/shared-api/contract';
import { expect, test } from '../../fixtures.ts';

test('finance decides that a late cancellation costs nothing, and takes that back', async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const email = 'finance@demo.test';
  const { results } = await (
    await apiAs(email)
  ).get<{ results: BookingSummary[] }>('/booking/list-bookings?view=fee_due');
  await openPortalAs(email, `/booking/${results[0]!.uuid}`);
  const underReview = page.getByText(/^Fee under review: up to /).first();
  await expect(underReview).toBeVisible();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Waive Cancellation Fee' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Waive Fee' }).click();
  await expect(page.getByText('Cancellation fee waived.')).toBeVisible();
  await expect(page.getByText('Cancelled without a fee').first()).toBeVisible();
  await expect(underReview).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Waive Cancellation Fee undone.')).toBeVisible();
  await expect(underReview).toBeVisible();
});
