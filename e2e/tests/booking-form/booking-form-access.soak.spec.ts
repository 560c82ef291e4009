import type { Locator } from '@playwright/test';
import type { Booking, BookingSummary } from '@shootline/shared-api/contract';
import { users } from '../../actions/people.ts';
import { expectNoFindings, expectNoFindingsInBoth } from '../../axe.ts';
import { bookingsTitled, newBooking, newDraft } from '../../booking-form/bookings.ts';
import { expect, test } from '../../booking-form/test.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

const forbidden = 'Sorry, you do not have permission to access this page.';

test('an admin chooses the client, a quote number and invoice notes', async ({
  form,
  openPortalAs,
}) => {
  const title = 'Tasting for Bayside';
  const api = await openPortalAs(users.admin.email, '/submit-brief');
  await form.find('Client', 'Client', 'bayside', 'Bayside Health Network');
  await form.field('Project Details', 'Title').fill(title);
  await expect(form.field('Project Details', 'Length').getByRole('option').last()).toHaveText(
    '8 hours',
  );
  await form.field('Invoice', 'Quote Number type').selectOption('Available now');
  await form.field('Invoice', 'Quote Number').fill('Q-2071');
  await form.field('Invoice', 'Invoice Notes').fill('Split over two cost centres.');
  await form.save('Save Draft', 'Draft Saved.');
  await expect(form.field('Client', 'Client')).toHaveValue('Bayside Health Network');
  const [saved] = await bookingsTitled(api, title);
  expect(await api.get<Booking>(`/booking/${saved?.uuid}`)).toMatchObject({
    client: { name: 'Bayside Health Network' },
    quote_number_type: 'available_now',
    quote_number: 'Q-2071',
    invoice_notes: 'Split over two cost centres.',
  });
});

test("an admin changes a client's booking without a quote number, which its client was never asked for", async ({
  form,
  apiAs,
  openPortalAs,
}) => {
  const booking = await newBooking(await apiAs(users.client.email), { title: 'Unquoted' });
  const api = await openPortalAs(users.admin.email, `/booking/${booking.uuid}/update`);
  await expect(form.field('Invoice', 'Quote Number type')).toHaveValue('');
  await form.field('Additional Details', 'Covid 19').fill('Masks in the lift.');
  await form.save('Update Booking', 'Booking updated.');
  expect(await api.get<Booking>(`/booking/${booking.uuid}`)).toMatchObject({
    covid_19: 'Masks in the lift.',
    quote_number_type: null,
  });
});

test('a client can only change texts and contacts once a videographer is assigned', async ({
  form,
  own,
  openPortalAs,
}) => {
  const booking = await own.bookings.for(users.client, 'assigned');
  const api = await openPortalAs(users.client.email, `/booking/${booking.uuid}/update`);
  for (const [section, label] of [
    ['Project Details', 'Date'],
    ['Project Details', 'Shoot time'],
    ['Project Details', 'Arrival for set-up'],
    ['Project Details', 'Length'],
    ['Invoice', 'Maximum budget'],
    ['Shoot Location', 'Suburb or town'],
    ['Shoot Location', 'Country'],
    ['Shoot Details', 'Video type'],
    ['Additional Details', 'Footage receipt method'],
  ] as const) {
    await expect(form.field(section, label), label).toBeDisabled();
  }
  await form.field('Shoot Details', 'What to capture').fill('The new ovens.');
  await form.field('Invoice', 'Full name').fill('Ingrid Sato');
  await form.save('Update Booking', 'Booking updated.');
  expect(await api.get<Booking>(`/booking/${booking.uuid}`)).toMatchObject({
    camera_operator_capture_details: 'The new ovens.',
    invoice_to_user: { full_name: 'Ingrid Sato' },
    state: 'assigned',
  });
});

const { unapproved, client, teamAdmin, owner, videographer, editor, reviewer, finance, admin } =
  users;
const creators = [unapproved, client, teamAdmin, owner, admin];
const changers = [client, teamAdmin, owner, reviewer, finance, admin];
const staff = [reviewer, finance, admin];

const has = (part: Locator, isShown: boolean) => expect(part).toHaveCount(isShown ? 1 : 0);

for (const person of [...creators, videographer, editor, reviewer, finance]) {
  const mayCreate = creators.includes(person);
  const details = inSoakUnless([admin, editor].includes(person));
  test(
    `New Booking is ${mayCreate ? '' : 'not '}for ${person.name}`,
    details,
    async ({ page, form, openPortalAs }) => {
      await openPortalAs(person.email, '/submit-brief');
      if (mayCreate) await expect(form.button('Submit Brief')).toBeVisible();
      else await expect(page.getByRole('alert')).toContainText(forbidden);
      await has(page.getByRole('form'), mayCreate);
      await has(form.section('Client'), person === admin);
    },
  );
}

for (const person of [...changers, videographer, editor]) {
  const mayChange = changers.includes(person);
  const details = inSoakUnless([reviewer, videographer].includes(person));
  test(
    `Update Booking of a shoot is ${mayChange ? '' : 'not '}for ${person.name}`,
    details,
    async ({ page, form, own, openPortalAs }) => {
      const { uuid } = await own.bookings.for(client, 'assigned');
      await openPortalAs(person.email, `/booking/${uuid}/update`);
      if (mayChange) await expect(form.button('Update Booking')).toBeVisible();
      else await expect(page.getByRole('alert')).toContainText(forbidden);
      await has(page.getByRole('form', { name: 'Update Booking' }), mayChange);
      if (!mayChange) await expectNoFindings(page);
      await has(form.field('Invoice', 'Quote Number type'), person === admin);
      await has(form.field('Invoice', 'Invoice Notes'), staff.includes(person));
    },
  );
}

test('an unapproved client user changes a booking until it is approved', async ({
  page,
  form,
  own,
  openPortalAs,
}) => {
  const booking = await own.bookings.for(unapproved, 'new');
  await openPortalAs(unapproved.email, `/booking/${booking.uuid}/update`);
  await form.field('Shoot Details', 'What to capture').fill('The new ovens.');
  await form.save('Update Booking', 'Booking updated.');
  await (await own.apiAs(admin.email)).post(`/booking/${booking.uuid}/approve`);
  await page.reload();
  await expect(
    page.getByText('This booking is Active and can no longer be changed.'),
  ).toBeVisible();
});

test('a completed booking shows that it cannot be changed, and links to its page', async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const { results } = await (
    await apiAs(client.email)
  ).get<{ results: BookingSummary[] }>('/booking/list-bookings?state=job_complete');
  const [completed] = results;
  for (const { email } of [client, admin]) {
    await openPortalAs(email, `/booking/${completed?.uuid}/update`);
    await expect(
      page.getByText('This booking is Job Complete and can no longer be changed.'),
    ).toBeVisible();
    await expectNoFindingsInBoth(page);
  }
  await page.getByRole('link', { name: 'View Booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: completed?.title })).toBeVisible();
});

test("another client's booking is not found", async ({ page, apiAs, openPortalAs, complaints }) => {
  const draft = await newDraft(await apiAs(client.email), { title: 'Not theirs' });
  await openPortalAs(unapproved.email, `/booking/${draft.uuid}/update`);
  await expect(page.getByText(/can't find/)).toBeVisible();
  expect(complaints.splice(0).join()).toContain('404');
});

test(
  'an earlier booking is three clicks from My Bookings',
  inSoak,
  async ({ page, form, apiAs, openPortalAs }) => {
    const earlier = await newBooking(await apiAs(owner.email), {
      title: 'The earlier one',
      date: `04-06-${new Date().getFullYear() + 3} 10:00`,
      arrival_and_setup_date: `04-06-${new Date().getFullYear() + 3} 09:00`,
    });
    const api = await openPortalAs(owner.email, '/?view=all');
    await expect(
      page.getByRole('table').getByRole('link', { name: earlier.title }),
    ).not.toHaveCount(0);
    await page.getByRole('link', { name: 'New Booking' }).click();
    await page.getByRole('button', { name: 'Start from an Earlier Booking' }).click();
    await page.getByRole('button', { name: earlier.title }).click();
    await page.getByRole('button', { name: 'Choose the Date Later' }).click();
    await expect(form.button('Submit Draft')).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(earlier.uuid));
    await expect(form.field('Project Details', 'Title')).toHaveValue(earlier.title);
    await expect(form.field('Shoot Location', 'Suburb or town')).toHaveValue('Sydney');
    const [copy] = await bookingsTitled(api, earlier.title).then((all) =>
      all.filter(({ uuid }) => uuid !== earlier.uuid),
    );
    expect(copy).toMatchObject({ state: 'draft' });
  },
);
