import type { Booking } from '@shootline/shared-api/contract';
import { users } from '../../actions/people.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { bookingsTitled, newDraft } from '../../booking-form/bookings.ts';
import {
  fillPeopleAndPlace,
  fillTheRest,
  fillTimes,
  shootTime,
  shownOfBrief,
} from '../../booking-form/brief.ts';
import { answerOn } from '../../booking-form/form.ts';
import { expect, sizes, test } from '../../booking-form/test.ts';
import { openAs, sendSignIn, signInToApi } from '../../fixtures.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

const { email } = users.client;

const summary =
  'There are validation errors in the values you provided. Please resolve these errors and then try again.';

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, inSoakUnless(viewport.width === 1440), () => {
    test.use({ viewport });

    test('a client saves a draft three times, then submits it', async ({
      page,
      form,
      openPortalAs,
    }) => {
      const title = `Harbour film ${viewport.width}`;
      const api = await openPortalAs(email, '/submit-brief');
      await fillTimes(form, title);
      await form.save('Save Draft', 'Draft Saved.');
      await expect(page.getByRole('heading', { name: 'Update Booking' })).toBeVisible();
      await expect(page).toHaveURL(/\/booking\/[0-9a-f-]{36}\/update$/);
      await fillPeopleAndPlace(form);
      await form.save('Save Draft', 'Draft Saved.');
      await fillTheRest(form);
      await form.save('Save Draft', 'Draft Saved.');
      expect(await bookingsTitled(api, title)).toMatchObject([{ state: 'draft' }]);

      await form.button('Submit Draft').click();
      await expect(page.getByText('A new Booking is created from the draft.')).toBeVisible();
      const submitted = page.getByRole('dialog', { name: 'New Booking Submitted' });
      await expect(submitted).toContainText(shootTime);
      await submitted.getByRole('link', { name: 'View Booking' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByText('New', { exact: true }).first()).toBeVisible();
      for (const [question, answer] of shownOfBrief) {
        await expect(answerOn(page, question)).toContainText(answer);
      }
      const [saved] = await bookingsTitled(api, title);
      const { invoice_to_user } = await api.get<Booking>(`/booking/${saved?.uuid}`);
      expect(invoice_to_user).toMatchObject({ email, full_name: api.user.full_name });

      await page.goto(`/?view=all&title=${encodeURIComponent(title)}`);
      const list = page.getByRole('table');
      await expect(list.getByRole('link', { name: title, exact: true })).toBeVisible();
      await expect(list.getByText('New', { exact: true })).toBeVisible();
      await expect(list.getByText('2:30 PM (PDT)')).toBeVisible();
    });

    test(
      'a file over 20 MB is refused before sending, and a PDF is accepted',
      inSoak,
      async ({ page, form, openPortalAs }) => {
        const title = `Floor plan ${viewport.width}`;
        const tooLarge = 'File size must be less than 20 MB. Your file is 20 MB.';
        const api = await openPortalAs(email, '/submit-brief');
        await form.field('Project Details', 'Title').fill(title);
        const sent: string[] = [];
        // The draft saves itself meanwhile, without the file.
        page.on(
          'request',
          (call) => call.postData()?.includes('reel.pdf') && sent.push(call.url()),
        );
        const upload = form.section('Upload File');
        const choose = (name: string, buffer: Buffer) =>
          upload.getByLabel('File').setInputFiles({ name, mimeType: 'application/pdf', buffer });

        await choose('reel.pdf', Buffer.alloc(20 * 1024 * 1024 + 1));
        await expect(upload.getByText(tooLarge)).toBeVisible();
        await form.button('Save Draft').click();
        await expect(page.getByText(summary)).toBeVisible();
        await expect(upload.getByLabel('File')).toBeFocused();
        await expect(upload.getByText(tooLarge)).toBeInViewport();
        expect(sent).toEqual([]);

        await upload.getByRole('button', { name: 'Remove' }).click();
        await choose('floor-plan.pdf', Buffer.from('%PDF-1.4'));
        await form.save('Save Draft', 'Draft Saved.');
        const [saved] = await bookingsTitled(api, title);
        const { files } = await api.get<Booking>(`/booking/${saved?.uuid}`);
        expect(files).toMatchObject([{ name: 'floor-plan.pdf' }]);
      },
    );

    test(
      'an empty brief is refused, and missing fields are shown, counted and linked',
      inSoak,
      async ({ page, form, openPortalAs }) => {
        await openPortalAs(email, '/submit-brief');
        const title = form.field('Project Details', 'Title');
        await expect(form.entry('Project Details')).toContainText('2 missing');
        await expectNoFindingsInBoth(page);

        await form
          .section('Project Details')
          .getByRole('button', { name: 'Project Details' })
          .click();
        await expect(title).toBeHidden();
        await form.button('Submit Brief').click();
        await expect(page.getByText(summary)).toBeVisible();
        const missing = page.getByRole('group', { name: '14 answers missing' });
        await expect(missing).toBeFocused();
        await expect(missing).toBeInViewport();
        await expect(title).toHaveAccessibleDescription('Please enter a value.');
        await expectNoFindingsInBoth(page);

        await missing.getByRole('button', { name: 'Title' }).click();
        await expect(title).toBeFocused();
        await page.keyboard.type('Harbour film');
        await page.getByRole('button', { name: 'Next: Length' }).click();
        await expect(form.field('Project Details', 'Length')).toBeFocused();
        await expect(form.field('Project Details', 'Length')).toBeInViewport({ ratio: 1 });
        await form.field('Project Details', 'Length').selectOption('4 hours');
        await expect(form.entry('Project Details').getByLabel('Complete')).toBeVisible();
        await expect(page.getByRole('group', { name: '12 answers missing' })).toBeAttached();
        await form.entry('Invoice').click();
        await expect(
          form.section('Invoice').getByRole('button', { name: 'Invoice' }),
        ).toBeFocused();
        await expect(form.section('Invoice')).toBeInViewport();
      },
    );

    test(
      'axe finds nothing on Update Booking',
      inSoak,
      async ({ page, form, apiAs, openPortalAs }) => {
        const draft = await newDraft(await apiAs(email), { title: 'A form to look at' });
        await openPortalAs(email, `/booking/${draft.uuid}/update`);
        await expect(form.entry('Invoice').getByLabel('Complete')).toBeVisible();
        await expectNoFindingsInBoth(page);
      },
    );
  });
}

test('a double click saves one draft', inSoak, async ({ form, openPortalAs }) => {
  const title = 'Double draft';
  const api = await openPortalAs(email, '/submit-brief');
  await form.field('Project Details', 'Title').fill(title);
  await form.button('Save Draft').dblclick();
  await expect(form.button('Submit Draft')).toBeVisible();
  expect(await bookingsTitled(api, title)).toMatchObject([{ state: 'draft' }]);
});

test('a double click submits one booking', inSoak, async ({ page, form, openPortalAs }) => {
  const title = 'Double brief';
  const api = await openPortalAs(email, '/submit-brief');
  await fillTimes(form, title);
  await fillPeopleAndPlace(form);
  await fillTheRest(form);
  await form.button('Submit Brief').dblclick();
  const submitted = page.getByRole('dialog', { name: 'New Booking Submitted' });
  await submitted.getByRole('button', { name: 'Close' }).last().click();
  await expect(form.button('Update Booking')).toBeVisible();
  expect(await bookingsTitled(api, title)).toMatchObject([{ state: 'new' }]);
});

test(
  'a brief interrupted by an expired session is restored after sign-in, and saved',
  inSoak,
  async ({ page, form, portalUrl, complaints }) => {
    const title = 'Interrupted film';
    const session = await signInToApi(portalUrl, email, 'demo');
    await openAs(page, portalUrl, session, '/submit-brief');
    await fillTimes(form, title);
    await page.request.post('/api/auth/logout', {
      headers: { Authorization: `Token ${session.user.auth_token}` },
    });
    await form.button('Save Draft').click();
    await sendSignIn(page, email);
    await expect(page.getByText(/^You have unsaved changes from/)).toBeVisible();
    await form.button('Restore').click();
    await form.save('Save Draft', 'Draft Saved.');
    expect(complaints.splice(0).join()).toContain('401');
    const api = await signInToApi(portalUrl, email, 'demo');
    expect(await bookingsTitled(api, title)).toMatchObject([{ state: 'draft', duration: 6 }]);
  },
);
