import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, BankDetails, Invoicing } from '@shootline/shared-api/contract';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';
import { auditEvent, invoicing, mail } from '../../schema.ts';

const path = '/account/invoicing';
const details = {
  legal_name: 'Cam Nguyen Pty Ltd',
  address: '12 Potts Lane\nSydney NSW 2000',
  country: 'AU',
  tax_number: '51 824 753 556',
  is_tax_registered: true,
  number_scheme: 'CN-{0000}',
  next_number: 43,
};
const local: BankDetails = {
  ...{ kind: 'local', iban: '', bank_code: '062000', account_number: '12345678' },
};

describe('the details of a videographer for invoices', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const store = (values: object = {}) =>
    api.send<Invoicing & ApiErrorBody>(users.videographer, 'PUT', path, { ...details, ...values });
  const pay = (bank: Partial<BankDetails>) =>
    api.send<Invoicing & ApiErrorBody>(users.videographer, 'PUT', `${path}/bank`, {
      ...local,
      ...bank,
    });
  const fieldsOf = ({ errors }: ApiErrorBody) => errors?.map(({ field }) => field);

  test('begin with the name, and are kept with the number to come', async () => {
    const empty = await api.get<Invoicing>(users.videographer, path);
    const { fullName } = users.videographer;
    assert.deepEqual([empty.legal_name, empty.country, empty.bank], [fullName, '', '']);
    const { status, body } = await store();
    assert.equal(status, 200);
    assert.equal(body.next_invoice_number, 'CN-0043');
    assert.deepEqual(await api.get(users.videographer, path), body);
  });

  test('need a tax number whose check digits fit the country', async () => {
    const numbers: [string, string][] = [
      ['AU', '51 824 753 556'],
      ['DE', 'DE136695976'],
      ['GB', 'GB 980 7806 84'],
      ['FR', 'FR 40 303 265 045'],
      ['NZ', '49-098-576'],
      // No form is known.
      ['HK', 'BR 1234'],
    ];
    for (const [country, tax_number] of numbers) {
      assert.equal((await store({ country, tax_number })).status, 200, country);
    }
    for (const [country, tax_number] of [
      ['AU', '51 824 753 557'],
      ['DE', 'DE136695977'],
      ['GB', '980780685'],
      ['AU', ''],
    ] as const) {
      const refused = await store({ country, tax_number });
      assert.deepEqual([refused.status, fieldsOf(refused.body)], [400, ['tax_number']], tax_number);
    }
    assert.equal((await store({ tax_number: '', is_tax_registered: false })).status, 200);
  });

  test('need one counter in the scheme of numbers', async () => {
    for (const number_scheme of ['CN', 'CN-{', '{00}-{00}', '{12}']) {
      assert.deepEqual(fieldsOf((await store({ number_scheme })).body), ['number_scheme']);
    }
    assert.equal((await store({ number_scheme: '' })).body.next_invoice_number, '');
  });

  test('show bank details masked, store them encrypted, and announce a change by mail', async () => {
    await store();
    const { status, body } = await pay({});
    assert.deepEqual([status, body.bank], [200, '062-000 •••••678']);
    const rows = await workspace.inside(async (tx) => ({
      kept: await tx.select().from(invoicing),
      mails: await tx.select().from(mail),
      events: await tx.select().from(auditEvent),
    }));
    assert.ok(!JSON.stringify(rows).includes('12345678'));
    const [sent] = rows.mails;
    assert.equal(sent?.subject, 'Your bank details were changed');
    assert.equal(sent.recipientAddress, users.videographer.email);
    assert.ok(rows.events.some(({ kind }) => kind === 'bank_details_changed'));

    const iban = await pay({ kind: 'iban', iban: 'de89 3704 0044 0532 0130 00' });
    assert.equal(iban.body.bank, 'IBAN •••• •••• •••• •••• •••0 00');
  });

  test('refuse an IBAN or BSB that cannot exist', async () => {
    const wrong = await pay({ kind: 'iban', iban: 'DE89 3704 0044 0532 0130 01' });
    assert.deepEqual(fieldsOf(wrong.body), ['iban']);
    assert.deepEqual(fieldsOf((await pay({ bank_code: '0620' })).body), ['bank_code']);
    assert.deepEqual(fieldsOf((await pay({ account_number: '' })).body), ['account_number']);
    await store({ country: 'SG', tax_number: '', is_tax_registered: false });
    assert.equal((await pay({ bank_code: 'DBSSSGSG' })).status, 200);
  });

  test('need the password to change where the money goes', async () => {
    api.moveClock(16);
    const refused = await pay({});
    assert.deepEqual([refused.status, refused.body.type], [403, 'PasswordNeeded']);
    assert.equal((await store()).status, 200);
  });
});
