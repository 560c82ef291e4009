import { listed, titlesOf, viewTab, viewTabs } from '../../actions/bookings-list.ts';
import { expect, test } from '../../actions/own-portal.ts';
import { users, type Person } from '../../actions/people.ts';
import { titleLinks } from '../../fixtures.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

const staffViews = [
  ['Needs approval', 'needs_approval'],
  ['To staff', 'to_staff'],
  ['Next 14 days', 'next_14_days'],
  ['To complete', 'to_complete'],
] as const;
const feeDue = ['Fee due', 'fee_due'] as const;
const all = ['All', 'all'] as const;
/** Another list with a tab here, for videographers. */
const offers = ['Offers', 'offers'] as const;
const offersToAnswer = '/booking/booking-availability/list-availabilities?view=to_answer';
const clientViews = [
  ['Upcoming', 'upcoming'],
  ['Drafts', 'drafts'],
  ['Needs me', 'needs_me'],
  ['Past', 'past'],
  all,
] as const;

const views: [person: Person, current: string, views: readonly (readonly [string, string])[]][] = [
  [users.editor, 'To staff', [...staffViews.slice(1), all]],
  [users.reviewer, 'Needs approval', [...staffViews, all]],
  [users.finance, 'All', [...staffViews, feeDue, all]],
  [users.admin, 'Needs approval', [...staffViews, feeDue, all]],
  [
    users.videographer,
    'Upcoming',
    [
      ['Upcoming', 'upcoming'],
      offers,
      ['To complete', 'to_complete'],
      ['To invoice', 'to_invoice'],
      ['Past', 'past'],
      all,
    ],
  ],
  [users.owner, 'Upcoming', clientViews],
  [users.client, 'Upcoming', clientViews],
];

for (const [person, current, offered] of views) {
  const details = inSoakUnless(person === users.videographer);
  test(
    `${person.name} sees the work that needs them, with counts`,
    details,
    async ({ own, pageAs }) => {
      const api = await own.apiAs(person.email);
      const page = await pageAs(person.email);
      // Sign-in may lead elsewhere.
      await page.goto('/drafts');
      await page.getByRole('link', { name: 'My Bookings' }).click();
      await expect(viewTab(page, current)).toHaveAttribute('aria-current', 'page');
      const counts = await Promise.all(
        offered.map(async ([label, view]) => {
          const { count } = await (view === 'offers'
            ? api.get<{ count: number }>(offersToAnswer)
            : listed(api, view === 'all' ? '' : `view=${view}`));
          return new RegExp(`^${label}\\s*${count}$`);
        }),
      );
      await expect(viewTabs(page)).toHaveText(counts);
    },
  );
}

test('a view is a link, and All is the whole list, newest first', inSoak, async ({ own, page }) => {
  const api = await own.apiAs(users.admin.email);
  await page.goto('/');
  await viewTab(page, 'Next 14 days').click();
  await expect(page).toHaveURL('/?view=next_14_days');
  await expect(titleLinks(page)).toHaveText(
    titlesOf(await listed(api, 'view=next_14_days&sortBy=date&asc=true')),
  );
  await viewTab(page, 'All').click();
  await expect(page).toHaveURL('/?view=all');
  await expect(titleLinks(page)).toHaveText(titlesOf(await listed(api, '')));
  await page.goBack();
  await expect(viewTab(page, 'Next 14 days')).toHaveAttribute('aria-current', 'page');
});

test(
  "a user's own view is saved, and its link shows the same to a colleague",
  inSoak,
  async ({ own, pageAs }) => {
    const search = 'view=all&title=a&state=assigned&state=active&sortBy=title&asc=true';
    const expected = titlesOf(
      await listed(await own.apiAs(users.finance.email), search.replace('view=all&', '')),
    );
    const page = await pageAs(users.finance.email);
    await page.goto(`/?${search}`);
    await page.getByRole('button', { name: 'Save View' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save View' });
    await dialog.getByLabel('Name').fill('A to Z');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(viewTab(page, 'A to Z')).toHaveAttribute('aria-current', 'page');
    const link = page.url();

    await viewTab(page, 'Fee due').click();
    await viewTab(page, 'A to Z').click();
    await expect(titleLinks(page)).toHaveText(expected);

    const colleague = await pageAs(users.reviewer.email);
    await colleague.goto(link);
    await expect(titleLinks(colleague)).toHaveText(expected);
    await expect(viewTab(colleague, 'A to Z')).toHaveCount(0);
  },
);
