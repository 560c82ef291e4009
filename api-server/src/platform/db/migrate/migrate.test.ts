import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { rules } from '../../../rules.ts';
import { createDatabase, templateName } from '../../../../tests/database.ts';
import { prepare } from './migrate.ts';
import type { MigrationNotice } from './migration-steps.ts';

const rule = `
CREATE OR REPLACE FUNCTION shootline.greet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER greet BEFORE INSERT ON shootline.app_user
  FOR EACH ROW EXECUTE FUNCTION shootline.greet();`;

describe('migrations', () => {
  let url: string;
  const clients: Client[] = [];

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: url });
    await client.connect();
    clients.push(client);
    return client;
  }
  before(async () => {
    url = await createDatabase(templateName);
  });
  after(() => Promise.all(clients.map((client) => client.end())));

  test('let the traffic pass while they wait for a long transaction', async () => {
    const [long, short, own] = [await connect(), await connect(), await connect()];
    const writing = 'lock table shootline.app_user in row exclusive mode';
    await long.query(`begin; ${writing}`);
    const notices: MigrationNotice[] = [];
    const waits = Promise.withResolvers<void>();
    const changed = { texts: [...rules.texts, rule], version: '999.0.0' };
    const done = prepare(drizzle(own), changed, (notice) => {
      notices.push(notice);
      waits.resolve();
    });
    await Promise.race([waits.promise, done]);
    assert.deepEqual(notices, [{ event: 'migration waits for a lock' }]);
    await short.query(`begin; ${writing}; commit`);
    assert.equal(notices.length, 1);
    await long.query('commit');
    await done;
    assert.deepEqual(notices.slice(1), [{ event: 'rules applied', version: '999.0.0' }]);
  });
});
