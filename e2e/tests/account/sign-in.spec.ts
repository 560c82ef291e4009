import { viewTab } from '../../actions/bookings-list.ts';
import { openSettings } from '../../actions/drawer.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, sendSignIn, signIn, test, titleLinks } from '../../fixtures.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

// The entry may have the number of today's work.
const everyone = [/^For Me/, 'My Bookings', 'My Drafts'];
const staff = [...everyone, 'CamOps Availabilities', 'Staffing Board', 'Search CamOps'];
const reviewer = [...staff, 'Analytics'];
const finance = [...staff, 'Finance Dashboard', 'Analytics'];
const admin = [...finance, 'Users', 'Emails', 'Workspace Settings', 'Audit', 'Status'];
const camop = [
  ...everyone,
  'CamOps Availabilities',
  'My Calendar',
  'Earnings',
  'Invoicing Details',
];
const plainColumns = [
  'Status',
  'Client',
  'Title',
  'Date',
  'Project Owner',
  'CamOp Assigned',
  'Booking Number',
];
const withInvoice = [...plainColumns, 'Invoice Status'];
/** Starts with the unnamed column for choosing rows. */
const choosing = ['', ...withInvoice];
const adminColumns = [...choosing, 'Edit'];
const videographerColumns = [...choosing, 'Invoice Action'];
// All bookings of a client are their own.
const clientColumns = [...plainColumns.filter((column) => column !== 'Client'), 'Edit'];
const plainFilters = ['Title', 'Booking Number', 'Status', 'Region'];
const teamFilters = [...plainFilters, 'Created By'];
const staffFilters = ['Title', 'Booking Number', 'Status', 'Client', 'Region'];

const users = [
  { email: 'admin@demo.test', drawer: admin, columns: adminColumns, filters: staffFilters },
  { email: 'finance@demo.test', drawer: finance, columns: choosing, filters: staffFilters },
  { email: 'reviewer@demo.test', drawer: reviewer, columns: choosing, filters: staffFilters },
  { email: 'editor@demo.test', drawer: staff, columns: withInvoice, filters: staffFilters },
  { email: 'owner@demo.test', drawer: everyone, columns: clientColumns, filters: teamFilters },
  { email: 'teamadmin@demo.test', drawer: everyone, columns: clientColumns, filters: teamFilters },
  { email: 'client@demo.test', drawer: everyone, columns: clientColumns, filters: plainFilters },
  {
    email: 'unapproved@demo.test',
    drawer: everyone,
    columns: clientColumns,
    filters: plainFilters,
  },
  { email: 'camop@demo.test', drawer: camop, columns: videographerColumns, filters: plainFilters },
];

for (const { email, drawer, columns, filters } of users) {
  const details = inSoakUnless(email === 'admin@demo.test');
  test(`${email} signs in and finds their bookings`, details, async ({ page, apiAs }) => {
    await page.goto('/login');
    await signIn(page, email);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    if (email === 'finance@demo.test') {
      await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
      await navigation.getByRole('link', { name: 'My Bookings' }).click();
    }
    await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
    await openSettings(page);
    await expect(navigation.getByRole('link')).toHaveText(drawer);
    await viewTab(page, 'All').click();
    const isCreator = columns.includes('Edit');
    await expect(page.getByRole('link', { name: 'New Booking' })).toHaveCount(isCreator ? 1 : 0);
    await expect(page.getByRole('columnheader')).toHaveText(columns);
    await expect(page.getByRole('search').locator('label')).toHaveText(filters);

    const { results } = await (
      await apiAs(email)
    ).get<{ results: { title: string }[] }>('/booking/list-bookings');
    await expect(titleLinks(page)).toHaveText(
      results.map(({ title }) => title || 'Untitled booking'),
    );
  });
}

test('a wrong password says so, and the input stays', inSoak, async ({ page, complaints }) => {
  await page.goto('/login');
  await sendSignIn(page, 'client@demo.test', 'demo', 'wrong');
  await expect(page.getByRole('alert')).toContainText('not right');
  await expect(page.getByLabel('Email')).toHaveValue('client@demo.test');
  expect(complaints.splice(0).join()).toContain('401');
});

test('an empty workspace shows an error at its field', inSoak, async ({ page }) => {
  await page.goto('/login');
  await sendSignIn(page, 'client@demo.test', '');
  await expect(page.getByText('Please enter a value.')).toBeVisible();
  await expect(page.getByLabel('Workspace')).toBeFocused();
});

test(
  'a visitor is sent to the sign-in and then to the requested page',
  inSoak,
  async ({ page }) => {
    await page.goto('/?view=all&state=assigned&sortBy=title&asc=true');
    await expect(page.getByText('Sorry, you must be signed in to access this page.')).toBeVisible();
    await signIn(page, 'client@demo.test');
    await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
    await expect(page).toHaveURL('/?view=all&state=assigned&sortBy=title&asc=true');
  },
);

test('a token that expires during use leads back to the same page', async ({
  page,
  portalUrl,
  openPortalAs,
  complaints,
}) => {
  // Otherwise live changes may notice the ended session before the click does.
  await page.route('**/api/events', (route) => route.abort());
  const { user } = await openPortalAs('client@demo.test', '/?view=all&state=assigned');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/booking\//);
  const booking = new URL(page.url()).pathname;
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();

  await fetch(`${portalUrl}/api/auth/logout`, {
    method: 'POST',
    headers: { Authorization: `Token ${user.auth_token}` },
  });
  await page.getByRole('button', { name: 'Refresh list' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('because you are not authenticated.');
  await expect(page).toHaveURL('/login?next=%2F%3Fview%3Dall%26state%3Dassigned');
  await signIn(page, 'client@demo.test');
  await expect(page).toHaveURL('/?view=all&state=assigned');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.goto(booking);
  await expect(page).toHaveURL(booking);
  complaints.splice(0);
});

test(
  'signing out in one tab signs out the other',
  inSoak,
  async ({ page, context, openPortalAs }) => {
    await openPortalAs('client@demo.test', '/');
    await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
);

test('the sign-in never leads to another site', inSoak, async ({ page, portalUrl }) => {
  await page.goto('/login?next=https://evil.example/');
  await signIn(page, 'client@demo.test');
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(portalUrl);
});

test('the demo hub signs a user in to the requested page', async ({ page }) => {
  await page.goto('/login?next=/drafts');
  await page.getByRole('link', { name: 'Sign In with the Hub' }).click();
  await page.getByRole('button', { name: /client@demo\.test/ }).click();
  await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
  await expect(page).toHaveURL(/\/drafts$/);
});

test(
  'a hub link for another user asks before it replaces the signed-in one',
  inSoak,
  async ({ page, openPortalAs }) => {
    await openPortalAs('camop@demo.test', '/drafts');
    await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
    const enter = async () => {
      await page.goto('/demo-hub');
      await page.getByLabel('Page of the portal').fill('/drafts');
      await page.getByRole('button', { name: /client@demo\.test/ }).click();
      await expect(page.getByRole('heading', { name: 'Sign in with this link?' })).toBeVisible();
    };

    await enter();
    await expect(page.getByRole('main')).toContainText('camop@demo.test');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFindingsInBoth(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^Stay Signed In as/ }).click();
    await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
    await expect(page.getByText('camop@demo.test')).toBeVisible();

    await enter();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
    await expect(page.getByText('client@demo.test')).toBeVisible();
  },
);

test('a sign-in does not lead to a page that ends it', inSoak, async ({ page }) => {
  await page.goto('/login?next=/%256Cogin/');
  await signIn(page, 'finance@demo.test');
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  await expect(page).toHaveURL('/finance-dashboard');
});
