import type { Route } from '@playwright/test';
import type { Booking } from '@shootline/shared-api/contract';
import { users } from '../../actions/people.ts';
import { bookingsTitled } from '../../booking-form/bookings.ts';
import { answerOn } from '../../booking-form/form.ts';
import { expect, sizes, test } from '../../booking-form/test.ts';
import { inSoakUnless } from '../../soak.ts';

const { email } = users.client;
const year = new Date().getFullYear() + 1;
const chooseOne =
  'Please type the address and then choose the suggestion that matches the full address.';
const notLoaded = 'Sorry, there was an issue loading the selected address. Please try again.';

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, inSoakUnless(viewport.width === 1440), () => {
    test.use({ viewport });

    test('a typed address is refused until one is chosen by keyboard', async ({
      page,
      form,
      openPortalAs,
    }) => {
      const api = await openPortalAs(email, '/submit-brief');
      const title = `Typed place ${viewport.width}`;
      await form.field('Project Details', 'Title').fill(title);
      const address = form.field('Shoot Location', 'Address');
      await address.fill('12 George Street, Parramatta');
      await expect(form.suggestion()).toBeVisible();
      await form.button('Save Draft').click();
      await expect(address).toBeFocused();
      await expect(address).toHaveAccessibleDescription(chooseOne);
      expect(await bookingsTitled(api, title)).toEqual([]);

      await address.pressSequentially(' NSW');
      const suggestion = '12 George Street, Parramatta NSW, Australia';
      await expect(form.suggestion(suggestion)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(form.field('Shoot Location', 'Street')).toHaveValue('12 George Street');
      const town = form.field('Shoot Location', 'Suburb or town');
      await expect(town).toHaveValue('Parramatta NSW, Australia');
      await expect(town).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type('2150');
      await form.save('Save Draft', 'Draft Saved.');
      const [saved] = await bookingsTitled(api, title);
      expect((await api.get<Booking>(`/booking/${saved?.uuid}`)).address).toMatchObject({
        formatted_address: '12 George Street, Parramatta NSW 2150, Australia',
        locality: 'Parramatta',
        timezone: 'Australia/Sydney',
        is_manual: false,
        is_valid: true,
        verified: 'town',
      });
    });
  });
}

for (const [name, fail] of [
  ['is cut off', (route: Route) => route.abort()],
  ['fails on the server', (route: Route) => route.fulfill({ status: 500, body: '' })],
] as const) {
  const details = inSoakUnless(name === 'is cut off');
  test(
    `an address whose look-up ${name} can be edited again`,
    details,
    async ({ page, form, openPortalAs, complaints }) => {
      await openPortalAs(email, '/submit-brief');
      const address = form.field('Shoot Location', 'Address');
      await page.route('**/address/lookup?*', fail);
      await address.fill('Raffles Place, Singapore');
      await form.suggestion().click();
      await expect(page.getByRole('alert').filter({ hasText: notLoaded })).toBeVisible();
      await expect(address).toHaveValue('Raffles Place, Singapore');
      await expect(address).toBeEditable();
      expect(complaints.splice(0).join()).toContain('Failed to load resource');

      await page.unroute('**/address/lookup?*');
      await address.fill('1 Raffles Place, Singapore 048616');
      await form.suggestion().click();
      await expect(form.field('Shoot Location', 'Street')).toHaveValue('1 Raffles Place');
      await expect(form.field('Shoot Location', 'Postal code')).toHaveValue('048616');
    },
  );
}

test('an address entered manually sets the time zone of the shoot', async ({
  page,
  form,
  openPortalAs,
}) => {
  const title = 'By hand in London';
  await openPortalAs(email, '/submit-brief');
  await form.field('Project Details', 'Title').fill(title);
  await form.field('Project Details', 'Date').fill(`15-01-${year}`);
  await form.field('Project Details', 'Shoot time').fill('9:30 am');
  await form.field('Project Details', 'Arrival for set-up').fill('08:45');
  await form.answer('Shoot Location', 'Enter the address manually?', 'Yes');
  await form.field('Shoot Location', 'Street number').fill('10');
  await form.field('Shoot Location', 'Street').fill('Mill Lane');
  await form.field('Shoot Location', 'Suburb or town').fill('London');
  await form.field('Shoot Location', 'State').fill('England');
  await form.field('Shoot Location', 'Postal code').fill('NW6 1NF');
  await form.find('Shoot Location', 'Country', 'united king', /^United Kingdom \(GB\)/);
  await form.find('Shoot Location', 'Time zone', 'london', /London/);
  await expect(form.section('Project Details')).toContainText(
    `15 Jan ${year}, 9:30 AM (GMT); where you are, that is`,
  );
  await expect(form.section('Project Details')).toContainText('8:30 PM (AEDT)');
  await form.save('Save Draft', 'Draft Saved.');

  await page.getByRole('link', { name: 'View Booking' }).click();
  await expect(answerOn(page, 'Shoot Date and time')).toContainText(
    `15 Jan ${year}, 9:30 AM (GMT)`,
  );
  await expect(answerOn(page, 'Arrival Date and time')).toContainText('8:45 AM (GMT)');
  await expect(answerOn(page, 'Address')).toContainText('10 Mill Lane');
  await expect(answerOn(page, 'Address')).toContainText('Entered Manually');
  await page.goto(`/?view=all&title=${encodeURIComponent(title)}`);
  await expect(page.getByRole('table').getByText('9:30 AM (GMT)')).toBeVisible();
});
