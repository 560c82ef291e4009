import { users } from '../../actions/people.ts';
import type { BookingForm } from '../../booking-form/form.ts';
import { expect, test } from '../../booking-form/test.ts';

const needed = 'An estimate needs the address and the length of the booking.';
const estimates = '**/booking-*-cost-estimate?*';

const estimate = ({ page }: BookingForm, whose: 'Client' | 'Videographer') =>
  page.getByRole('group', { name: `${whose} Pricing Estimate` });

/** Sydney, 6 hours: 880 and 2 × 190 for a client, 520 and 2 × 110 for a videographer. */
async function fillPlaceAndLength(form: BookingForm) {
  await form.chooseAddress('12 George Street, Sydney', '12 George Street, Sydney NSW, Australia');
  await form.field('Project Details', 'Length').selectOption('6 hours');
}

test('a client gets their price estimate once place and length are set', async ({
  form,
  openPortalAs,
}) => {
  await openPortalAs(users.client.email, '/submit-brief');
  const own = estimate(form, 'Client');
  await expect(own).toContainText(needed);
  await form.field('Project Details', 'Length').selectOption('4 hours');
  await expect(own).toContainText(needed);
  await fillPlaceAndLength(form);
  await expect(own).toContainText('1,260.00');
  await form.field('Project Details', 'Length').selectOption('4 hours');
  await expect(own).toContainText('880.00');
  await expect(estimate(form, 'Videographer')).toHaveCount(0);
});

test('an admin gets both estimates', async ({ form, openPortalAs }) => {
  await openPortalAs(users.admin.email, '/submit-brief');
  await expect(estimate(form, 'Client')).toContainText(needed);
  await expect(estimate(form, 'Videographer')).toContainText(needed);
  await fillPlaceAndLength(form);
  await expect(estimate(form, 'Client')).toContainText('1,260.00');
  await expect(estimate(form, 'Videographer')).toContainText('740.00');
});

test("an estimate shows that it is calculated, and the server's message when it fails", async ({
  page,
  form,
  openPortalAs,
  complaints,
}) => {
  const message = 'Prices are being updated. Please try again in a minute.';
  let answer = () => {};
  const isAwaited = new Promise<void>((resolve) => (answer = resolve));
  const cities: (string | null)[] = [];
  await page.route(estimates, async (route) => {
    cities.push(new URL(route.request().url()).searchParams.get('city'));
    await isAwaited;
    await route.fulfill({ status: 409, json: { type: 'Conflict', message, errors: [] } });
  });
  await openPortalAs(users.client.email, '/submit-brief');
  await fillPlaceAndLength(form);
  await expect(estimate(form, 'Client').getByText('Calculating...')).toBeVisible();
  answer();
  await expect(estimate(form, 'Client').getByRole('alert')).toContainText(message);
  expect(cities).toEqual(['Sydney']);
  expect(complaints.splice(0).join()).toContain('409');
  await page.unroute(estimates);
  await estimate(form, 'Client').getByRole('button', { name: 'Retry' }).click();
  await expect(estimate(form, 'Client')).toContainText('1,260.00');
});
