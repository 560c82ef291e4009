import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Client } from 'pg';
import {
  type Certificate,
  makeAuthority,
  makeCertificate,
} from '../../../../tests/servers/certificates.ts';
import { type PostgresServer, startPostgres } from '../../../../tests/servers/postgres-server.ts';
import { withSslMode } from './ssl-mode.ts';

describe('sslmode of DATABASE_URL', () => {
  let folder: string;
  let server: PostgresServer;
  let plain: PostgresServer;
  let authority: Certificate;
  let stranger: Certificate;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shootline-tls-'));
    authority = await makeAuthority(folder, 'authority');
    stranger = await makeAuthority(folder, 'stranger');
    const certificate = await makeCertificate(folder, 'localhost', authority);
    server = await startPostgres({ ...certificate, authority });
    plain = await startPostgres();
  });
  after(async () => {
    await server.stop();
    await plain.stop();
    await rm(folder, { recursive: true });
  });

  const at = (host: string, settings: Record<string, string>) =>
    `${server.url.replace('127.0.0.1', host)}?${new URLSearchParams(settings)}`;

  /** Whether the server sees the connection as encrypted. */
  async function isEncrypted(address: string): Promise<boolean> {
    const client = new Client({ connectionString: withSslMode(address) });
    try {
      await client.connect();
      const { rows } = await client.query<{ ssl: boolean }>(
        'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
      );
      return rows[0]?.ssl ?? false;
    } finally {
      await client.end();
    }
  }

  test('encrypts with require, without checking authority or host', async () => {
    assert.equal(await isEncrypted(at('127.0.0.1', { sslmode: 'require' })), true);
    assert.equal(await isEncrypted(at('localhost', { sslmode: 'require' })), true);
  });

  test('stays unencrypted with disable, and without a mode', async () => {
    assert.equal(await isEncrypted(at('localhost', { sslmode: 'disable' })), false);
    assert.equal(await isEncrypted(server.url), false);
  });

  test('checks the authority but not the host with verify-ca', async () => {
    const by = ({ certificate }: Certificate) =>
      at('127.0.0.1', { sslmode: 'verify-ca', sslrootcert: certificate });
    assert.equal(await isEncrypted(by(authority)), true);
    await assert.rejects(isEncrypted(by(stranger)), { code: /SELF_SIGNED|UNABLE_TO_VERIFY/ });
  });

  test('checks the authority and the host with verify-full', async () => {
    const as = (host: string, { certificate }: Certificate) =>
      at(host, { sslmode: 'verify-full', sslrootcert: certificate });
    assert.equal(await isEncrypted(as('localhost', authority)), true);
    await assert.rejects(isEncrypted(as('localhost', stranger)), {
      code: /SELF_SIGNED|UNABLE_TO_VERIFY/,
    });
    await assert.rejects(isEncrypted(as('127.0.0.1', authority)), {
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  test('trusts only public authorities with verify-full and no sslrootcert', async () => {
    await assert.rejects(isEncrypted(at('localhost', { sslmode: 'verify-full' })), {
      code: /SELF_SIGNED|UNABLE_TO_VERIFY/,
    });
  });

  test('never falls back to an unencrypted connection', async () => {
    await assert.rejects(isEncrypted(`${plain.url}?sslmode=require`), {
      message: 'The server does not support SSL connections',
    });
  });

  test('shows its own certificate with sslcert and sslkey', async () => {
    const { certificate: sslcert, key: sslkey } = await makeCertificate(folder, 'guest', authority);
    const shown = { sslmode: 'verify-full', sslrootcert: authority.certificate, sslcert, sslkey };
    const client = new Client({ connectionString: withSslMode(at('localhost', shown)) });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      'select client_dn as name from pg_stat_ssl where pid = pg_backend_pid()',
    );
    await client.end();
    assert.deepEqual(rows, [{ name: '/CN=guest' }]);
  });

  test('says which files it lacks or has in vain', () => {
    const { certificate, key } = authority;
    const wrong: [Record<string, string>, RegExp][] = [
      [{ sslrootcert: certificate }, /^The sslrootcert of DATABASE_URL needs an sslmode/],
      [{ sslmode: 'disable', sslcert: certificate, sslkey: key }, /^The sslcert of DATABASE_URL/],
      [{ sslmode: 'require', sslcert: certificate }, /sslcert and sslkey .* must be set together/],
      [{ sslmode: 'require', sslrootcert: '/no/ca' }, /\/no\/ca of sslrootcert .* cannot be read/],
    ];
    for (const [settings, message] of wrong) {
      assert.throws(() => withSslMode(at('localhost', settings)), { name: 'StartError', message });
    }
  });

  test('lists the valid modes, and says that verify-ca needs sslrootcert', () => {
    for (const sslmode of ['prefer', 'allow', 'no-verify', 'Require', '']) {
      assert.throws(() => withSslMode(at('localhost', { sslmode })), {
        name: 'StartError',
        message: /must be one of disable, require, verify-ca, verify-full\.$/,
      });
    }
    assert.throws(() => withSslMode(at('localhost', { sslmode: 'verify-ca' })), {
      name: 'StartError',
      message: /needs sslrootcert/,
    });
  });
});
