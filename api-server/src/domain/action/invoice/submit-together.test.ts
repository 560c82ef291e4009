import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Booking, SupplierInvoice } from '@shootline/shared-api/contract';
import { like } from '../../../platform/db/drizzle.ts';
import { mail } from '../../schema.ts';
import { type Submitted, pdf, startInvoicing } from '../../../../tests/workspaces/invoicing.ts';

type Actor = typeof users.videographer;

const { api, workspace, users, shot, number, rowOf, submit, refused, stored } =
  await startInvoicing();
after(() => api.close());

describe('invoices submitted together', () => {
  test('share one number, one file and one content', async () => {
    const bookings = [await shot(), await shot('job_complete'), await shot()];
    const count = await stored();
    const own = number();
    const rows = bookings.map((booking) => rowOf(booking, { invoice_number: own }));
    const { body } = await submit(rows);
    assert.deepEqual(
      body.invoices.map(({ booking, invoice_number }) => [booking.uuid, invoice_number]),
      bookings.map(({ id }) => [id, own]),
    );
    assert.equal(await stored(), count + 1);
    const mails = await workspace.inside((tx) =>
      tx
        .select()
        .from(mail)
        .where(like(mail.subject, `Invoice ${own} of %`)),
    );
    assert.deepEqual(
      mails.map(({ recipientAddress }) => recipientAddress).sort(),
      [users.admin.email, users.finance.email].sort(),
    );
    for (const { subject, content } of mails) {
      assert.match(subject, /: 3 bookings$/);
      assert.deepEqual(
        content.links?.map(({ to }) => to),
        body.invoices
          .flatMap(({ uuid }) => [
            `/invoice/${uuid}/make-approved`,
            `/invoice/${uuid}/make-rejected`,
          ])
          .concat(`/finance-dashboard?view=all&invoice_number=${own}`),
      );
    }
    const [first, second] = body.invoices;
    await api.send(users.finance, 'POST', `/invoice/${first?.uuid}/make-rejected`, {
      revision: 1,
    });
    const gone = await api.get<SupplierInvoice>(
      users.videographer,
      `/invoice/${first?.uuid}/delete-file?fileId=${first?.files[0]?.uuid}`,
    );
    assert.deepEqual(gone.files, []);
    const kept = await api.ask<string>(users.finance, second?.files[0]?.file ?? '');
    assert.equal(kept.body, '%PDF-1.7 x');
    // Correcting one of them alone keeps the shared number.
    const { status } = await submit(rows.slice(1, 2), pdf('new'));
    assert.equal(status, 200);
    assert.equal(await stored(), count + 2);
  });

  test('need the same currency and number', async () => {
    const [here, there] = [await shot(), await shot()];
    const abroad = await shot('job_complete', {
      isVideographerCostManual: true,
      videographerCost: 500_00,
      videographerCostCurrency: 'SGD',
    });
    const own = number();
    const currencyFor = async (who: Actor) =>
      (await api.get<Booking>(who, `/booking/${abroad.id}`)).invoice_currency;
    assert.equal(await currencyFor(users.videographer), 'SGD');
    assert.equal(await currencyFor(users.finance), null);
    const currencies = await refused([
      rowOf(here, { invoice_number: own }),
      rowOf(abroad, { invoice_number: own }),
    ]);
    assert.deepEqual(
      [currencies.status, currencies.errors],
      [
        400,
        ['1.booking_id: Choose bookings in one currency: this one is in SGD, the first in AUD.'],
      ],
    );
    const numbers = await refused([
      rowOf(here, { invoice_number: own }),
      rowOf(there, { invoice_number: number() }),
    ]);
    assert.deepEqual(numbers.errors, [
      '1.invoice_number: Bookings that are invoiced together have one number.',
    ]);
  });

  test('are submitted all or none', async () => {
    const [open, approved, corrected] = [await shot(), await shot(), await shot()];
    await workspace.invoice(approved.id, users.videographer.id, { state: 'approved' });
    const own = number();
    await submit([rowOf(corrected, { invoice_number: own })]);
    const count = await stored();
    const rows = [open, corrected, approved].map((booking) =>
      rowOf(booking, { invoice_number: own, line_items: [{ amount: 1_00, description: 'Tolls' }] }),
    );
    const { status, errors } = await refused(rows, pdf('all'));
    assert.deepEqual([status, errors.length], [409, 1]);
    assert.match(errors[0] ?? '', /^2\.booking_id: .*Approved/);
    assert.equal(await stored(), count);
    const ids = [open, corrected, approved].map(({ id }) => id).join(',');
    const { invoices } = await api.get<Submitted>(
      users.videographer,
      `/invoice/of-bookings?bookings=${ids}`,
    );
    assert.deepEqual(
      invoices.map((one) => [one.state, one.claimed_invoice_amount]),
      [
        ['init', null],
        ['submitted', 740_00],
        ['approved', null],
      ],
    );
  });

  test('are corrected all or none while one is approved at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const bookings = [await shot(), await shot()];
      const own = number();
      const rows = (amount: number) =>
        bookings.map((booking) =>
          rowOf(booking, { invoice_number: own, line_items: [{ amount, description: 'Tolls' }] }),
        );
      const { body } = await submit(rows(1_00));
      const [first] = body.invoices;
      const approve = `/invoice/${first?.uuid}/make-approved?revision=1`;
      const [correction, approval] = await Promise.all([
        submit(rows(2_00)),
        api.send(users.finance, 'POST', approve),
      ]);
      const isCorrected = correction.status === 200;
      assert.deepEqual([correction.status, approval.status].toSorted(), [200, 409]);
      const ids = bookings.map(({ id }) => id).join(',');
      const { invoices } = await api.get<Submitted>(
        users.videographer,
        `/invoice/of-bookings?bookings=${ids}`,
      );
      assert.deepEqual(
        invoices.map((one) => one.claimed_invoice_amount),
        isCorrected ? [742_00, 742_00] : [741_00, 741_00],
      );
    }
  });

  test('are stored once without a deadlock when submitted twice at once', async () => {
    const bookings = [await shot(), await shot(), await shot()];
    const count = await stored();
    const own = number();
    const rows = bookings.map((booking) => rowOf(booking, { invoice_number: own }));
    const answers = await Promise.all([
      submit(rows, pdf('one')),
      submit(rows.toReversed(), pdf('two')),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    // The later is a correction, which keeps the previous content.
    assert.equal(await stored(), count + 2);
    const contents = await Promise.all(
      answers[0].body.invoices.map(async ({ uuid }) => {
        const { files } = await api.get<SupplierInvoice>(users.videographer, `/invoice/${uuid}`);
        assert.equal(files.length, 1);
        return (await api.ask<string>(users.videographer, files[0]?.file ?? '')).body;
      }),
    );
    assert.equal(new Set(contents).size, 1);
  });

  test('give a number to one of two bookings submitted at once', async () => {
    const own = number();
    const bookings = [await shot(), await shot()];
    const answers = await Promise.all(
      bookings.map((booking) => submit([rowOf(booking, { invoice_number: own })])),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400]);
  });
});
