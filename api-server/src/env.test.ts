import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { sql } from './platform/db/drizzle.ts';
import type { Db } from './platform/db/db.ts';
import { checkFirstAdmin, createFirstAdmin } from './fill/first-admin.ts';
import { isEmpty } from './platform/db/migrate/is-empty.ts';
import { readEnv } from './env.ts';
import { outboxNotice } from './platform/mail/mail.settings.ts';
import { openTestDatabase } from '../tests/database.ts';

describe('the configuration', () => {
  test('has defaults for everything', () => {
    const env = readEnv({}, []);
    assert.deepEqual([env.port, env.host, env.demo, env.reset], [3000, '127.0.0.1', true, false]);
    assert.match(env.dataDir, /\/\.data$/);
    assert.deepEqual(env.database, {
      url: undefined,
      directUrl: undefined,
      poolSize: 10,
      deadlines: { requestMs: 20_000, backgroundMs: 600_000 },
    });
  });

  test('accepts a database address with an encoded password, or of a socket', () => {
    for (const DATABASE_URL of ['postgres://u:se%2Fcr%40t@[::1]/x', 'postgres:///x?host=/run/pg']) {
      assert.equal(readEnv({ DATABASE_URL }, []).database.url, DATABASE_URL);
    }
  });

  test('has a direct address of the database beside that of a pooler', () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://bouncer/x', 'postgres://server/x'];
    assert.equal(readEnv({ DATABASE_URL }, []).database.directUrl, DATABASE_URL);
    const { url, directUrl } = readEnv({ DATABASE_URL, DATABASE_DIRECT_URL }, []).database;
    assert.deepEqual([url, directUrl], [DATABASE_URL, DATABASE_DIRECT_URL]);
  });

  test('is read from variables and flags', () => {
    const env = readEnv(
      { PORT: '80', TRUST_PROXY: 'yes', PORTAL_ORIGINS: 'https://a.test/x, https://b.test' },
      ['--reset', '--no-demo'],
    );
    assert.deepEqual([env.port, env.trustProxy, env.demo, env.reset], [80, true, false, true]);
    assert.deepEqual(env.portalOrigins, ['https://a.test', 'https://b.test']);
  });

  test('leaves migrations to a command if told so, but not with --reset', () => {
    assert.equal(readEnv({}, []).migrate, true);
    assert.equal(readEnv({ MIGRATE: 'false' }, []).migrate, false);
    assert.throws(() => readEnv({ MIGRATE: 'false' }, ['--reset']), {
      name: 'StartError',
      message: /^--reset creates the tables again, which MIGRATE=false forbids\.$/,
    });
  });

  test("reads the hub's address and how its tokens are checked", () => {
    const key = { HUB_SSO_ISSUER: 'hub', HUB_SSO_AUDIENCE: 'portal' };
    const given = { HUB_URL: 'https://hub.test/feed/', HUB_TOKEN: 't', HUB_TIMEOUT_MS: '500' };
    assert.deepEqual(readEnv({ ...given, ...key, HUB_JWKS_URL: 'https://hub.test/keys' }, []).hub, {
      source: { url: 'https://hub.test/feed', token: 't', deadlineMs: 500 },
      signIn: {
        issuer: 'hub',
        audience: 'portal',
        key: { keySetUrl: 'https://hub.test/keys', deadlineMs: 500 },
      },
    });
    assert.deepEqual(readEnv({}, []).hub, { source: undefined, signIn: undefined });
  });

  test('logs failures as text on a terminal, and requests as JSON for a collector', () => {
    assert.deepEqual(readEnv({}, [], true).log, {
      level: 'error',
      format: 'text',
      isAudited: false,
    });
    assert.deepEqual(readEnv({}, []).log, {
      level: 'info',
      format: 'json',
      isAudited: true,
    });
    const variables = { LOG_LEVEL: 'INFO', LOG_FORMAT: 'json' };
    assert.deepEqual(readEnv(variables, [], true).log, {
      level: 'info',
      format: 'json',
      isAudited: true,
    });
  });

  test('writes mails to files with links to this server by default', () => {
    const { mail } = readEnv({ PORT: '8080', PORTAL_DIR: '' }, []);
    assert.deepEqual(mail, {
      brand: 'The portal',
      from: '"The portal" <no-reply@localhost>',
      replyTo: undefined,
      portalUrl: 'http://localhost:8080',
      delivery: 'outbox',
      smtpUrl: undefined,
    });
    assert.match(
      outboxNotice(mail, { place: '/srv/files' }) ?? '',
      / \/srv\/files\/outbox and reach nobody; set SMTP_URL/,
    );
  });

  test('keeps files in the data, in another folder or in a bucket', () => {
    const filesAt = (FILES_URL: string) => readEnv({ DATA_DIR: '/data', FILES_URL }, []).files;
    assert.deepEqual(filesAt(''), { folder: '/data/files' });
    assert.deepEqual(filesAt('/mnt/files/'), { folder: '/mnt/files' });
    const localFolder = '/data/incoming';
    for (const [address, prefix] of [
      ['s3://shoots.files', ''],
      ['s3://shoots.files/', ''],
      ['s3://shoots.files/one/two_2', 'one/two_2/'],
      ['s3://shoots.files/one/', 'one/'],
    ] as const) {
      const place = { bucket: 'shoots.files', prefix, localFolder, isDirect: false };
      assert.deepEqual(filesAt(address), place);
    }
  });

  test('sends mails through a mail server in the name of the deployment', () => {
    const { mail } = readEnv(
      {
        SMTP_URL: 'smtps://u:p%40ss@mail.test',
        MAIL_FROM: 'Our shoots <shoots@house.test>',
        MAIL_REPLY_TO: 'team@house.test',
        PORTAL_URL: 'https://portal.test/',
        BRAND_NAME: 'Camera "House"',
      },
      [],
    );
    assert.deepEqual(mail, {
      brand: 'Camera "House"',
      from: 'Our shoots <shoots@house.test>',
      replyTo: 'team@house.test',
      portalUrl: 'https://portal.test',
      delivery: 'smtp',
      smtpUrl: 'smtps://u:p%40ss@mail.test',
    });
    assert.equal(outboxNotice(mail, { place: '/srv/files' }), undefined);
  });

  test('reads secrets from files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shootline-secrets-'));
    const file = join(folder, 'secret');
    try {
      await writeFile(file, 'postgres://u:secret@server/x\n');
      const env = readEnv({ DATABASE_URL_FILE: file, ADMIN_PASSWORD_FILE: file }, []);
      assert.equal(env.database.directUrl, 'postgres://u:secret@server/x');
      assert.equal(env.admin.password, 'postgres://u:secret@server/x');
      const both = { DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://server/x' };
      assert.throws(() => readEnv(both, []), /^StartError: Set either DATABASE_URL or /);
    } finally {
      await rm(folder, { recursive: true });
    }
    assert.throws(
      () => readEnv({ SMTP_URL_FILE: file }, []),
      /SMTP_URL_FILE cannot be read: ENOENT/,
    );
  });

  const wrong: [Record<string, string>, RegExp][] = [
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be info or error, not "loud"\.$/],
    [{ LOG_FORMAT: 'xml' }, /^LOG_FORMAT must be json or text, not "xml"\.$/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have at least 16 characters/],
    [{ WRITES_PER_MINUTE: '0' }, /^WRITES_PER_MINUTE must be a whole number from 1/],
    [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, not "http"\.$/],
    [{ PORT: '70000' }, /^PORT must be/],
    [{ TRUST_PROXY: 'maybe' }, /^TRUST_PROXY must be true or false, not "maybe"\.$/],
    [{ PORTAL_ORIGINS: 'portal' }, /^PORTAL_ORIGINS must list addresses/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must begin with postgres/],
    [{ DATABASE_URL: 'postgres://' }, /^DATABASE_URL must be like postgres:/],
    [{ DATABASE_URL: 'postgres://u:p@h:99999/x' }, /^DATABASE_URL must be like postgres:/],
    [{ DATABASE_URL: 'postgres://u:se/cret@h/x' }, /must be percent-encoded, such as \/ as %2F/],
    [{ DATABASE_URL: 'postgres://u:12/cret@h/x' }, /must be percent-encoded/],
    [
      { DATABASE_URL: 'postgres://h/x?sslmode=prefer' },
      /^The sslmode of DATABASE_URL must be one of/,
    ],
    [{ DATABASE_DIRECT_URL: 'postgres://h/x' }, /^DATABASE_DIRECT_URL needs DATABASE_URL/],
    [
      { DATABASE_URL: 'postgres://h/x', DATABASE_DIRECT_URL: 'h/x' },
      /^DATABASE_DIRECT_URL must begin with postgres/,
    ],
    [{ DATABASE_POOL_SIZE: '0' }, /^DATABASE_POOL_SIZE must be a whole number from 1 to 1000/],
    ...['http://x.test/files', 's3://', 's3://k:secret@b/x', 's3://b/a b', 's3://b?x=1'].map(
      (FILES_URL): [Record<string, string>, RegExp] => [
        { FILES_URL },
        /^FILES_URL must be a folder or like s3:\/\/bucket\/prefix(?!.*secret@)/,
      ],
    ),
    [{ FILES_PRESIGNED: 'true' }, /^FILES_PRESIGNED needs a bucket in FILES_URL\.$/],
    [{ PORTAL_DIR: import.meta.dirname }, /^PORTAL_DIR must be .+ no index\.html in .+src\.$/],
    [{ CSP_REPORT_URL: '/reports' }, /^CSP_REPORT_URL must be an address like https:/],
    [{ CSP_REPORT_URL: 'http://x.test' }, /^CSP_REPORT_URL must be .* not "http:\/\/x\.test"\.$/],
    [{ SESSION_HOURS: '0' }, /^SESSION_HOURS must be/],
    [{ SESSION_MAX_DAYS: '0' }, /^SESSION_MAX_DAYS must be a whole number from 1 to 10000/],
    [{ DATABASE_TIMEOUT_MS: '10' }, /^DATABASE_TIMEOUT_MS must be a whole number from 1000/],
    [{ ADDRESS_PROVIDER: 'bing' }, /^ADDRESS_PROVIDER must be embedded, google, nominatim:/],
    [{ ADDRESS_PROVIDER: 'photon' }, /photon:https:\/\/…, not "photon"\.$/],
    [{ ADDRESS_PROVIDER: 'nominatim:ftp://x' }, /not "nominatim:ftp:\/\/x"\.$/],
    [{ ADDRESS_PROVIDER: 'google' }, /GOOGLE_MAPS_KEY must be set\.$/],
    [
      { ADDRESS_PROVIDER: 'google', GOOGLE_MAPS_KEY: 'k', ADDRESS_COUNTRIES: 'A*, B*' },
      /ADDRESS_COUNTRIES must be all countries or at most 15\.$/,
    ],
    [{ ROUTING_URL: 'osrm' }, /^ROUTING_URL must be an address like https:.+, not "osrm"\.$/],
    [{ HUB_URL: 'hub' }, /^HUB_URL must be an address like https:.+, not "hub"\.$/],
    [{ HUB_URL: 'https://me:pw@hub.test' }, /^HUB_URL must be an address like .+ without a user/],
    [{ HUB_URL: 'https://hub.test/?a=1' }, /^HUB_URL must not have a query\.$/],
    [{ HUB_TOKEN: 'secret' }, /^HUB_TOKEN is set without HUB_URL/],
    [{ HUB_URL: 'https://hub.test', HUB_TOKEN: 'a b' }, /^HUB_TOKEN must be .+ without spaces\.$/],
    [{ HUB_TIMEOUT_MS: '0' }, /^HUB_TIMEOUT_MS must be/],
    [{ HUB_SSO_URL: 'https://hub.test' }, /^HUB_SSO_URL needs HUB_SSO_SECRET or HUB_JWKS_URL/],
    [{ HUB_SSO_SECRET: 'x'.repeat(32) }, /needs HUB_SSO_ISSUER and HUB_SSO_AUDIENCE/],
    [
      { HUB_SSO_SECRET: 'short', HUB_SSO_ISSUER: 'hub', HUB_SSO_AUDIENCE: 'portal' },
      /^HUB_SSO_SECRET must have at least 32 characters\.$/,
    ],
    [
      { HUB_JWKS_URL: 'ftp://hub.test', HUB_SSO_ISSUER: 'hub', HUB_SSO_AUDIENCE: 'portal' },
      /^HUB_JWKS_URL must be an address like/,
    ],
    [{ HUB_SSO_SECRET: 'x', HUB_JWKS_URL: 'https://hub.test' }, /^Set either HUB_SSO_SECRET or/],
    [{ SMTP_URL: 'mail.test:587' }, /^SMTP_URL must be an address like smtp:/],
    [{ SMTP_URL: 'https://mail.test' }, /^SMTP_URL must be an address like smtp:/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must be an address like .* not "nobody"\.$/],
    [{ MAIL_FROM: 'a@b.test\r\nBcc: c@d.test' }, /^MAIL_FROM must be an address/],
    [{ MAIL_REPLY_TO: 'nobody' }, /^MAIL_REPLY_TO must be an address/],
    [{ PORTAL_URL: 'portal.test' }, /^PORTAL_URL must be an address like .* not "portal\.test"\.$/],
    [{ ADDRESS_COUNTRIES: 'AU, Mars' }, /^ADDRESS_COUNTRIES must list .* not "MARS"\.$/],
  ];
  test('names everything wrong at once', () => {
    assert.throws(() => readEnv({ PORT: 'x', TRUST_PROXY: '?', HUB_TOKEN: 't' }, []), {
      message: /^HUB_TOKEN is set.+\nPORT must be.+\nTRUST_PROXY must be.+$/,
    });
  });

  for (const [variables, message] of wrong) {
    test(`refuses ${Object.entries(variables).join()}`, () => {
      assert.throws(() => readEnv(variables, []), { name: 'StartError', message });
    });
  }
});

describe('the demo', () => {
  const demoOf = (variables: Record<string, string>, argv: string[] = []) =>
    readEnv(variables, argv).demo;

  test('is allowed if only this machine can reach the server', () => {
    for (const HOST of ['127.0.0.1', '127.1.2.3', 'localhost', '::1', '::ffff:127.0.0.1']) {
      assert.equal(demoOf({ HOST }), true, HOST);
    }
    for (const PORTAL_URL of ['http://localhost:3000', 'http://shoots.localhost', 'http://[::1]']) {
      assert.equal(demoOf({ PORTAL_URL }), true, PORTAL_URL);
    }
    assert.equal(demoOf({ DEMO: 'false' }), false);
    assert.equal(demoOf({}, ['--no-demo']), false);
  });

  test('is allowed on a public server only if asked for explicitly', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'shoots.example', 'localhost.example']) {
      assert.equal(demoOf({ HOST }), false, HOST);
      assert.equal(demoOf({ HOST, DEMO: 'true' }), true, HOST);
      assert.equal(demoOf({ HOST }, ['--demo']), true, HOST);
      assert.equal(demoOf({ HOST, DEMO: 'true' }, ['--no-demo']), false, HOST);
    }
    for (const PORTAL_URL of ['https://shoots.example', 'http://10.0.0.7:3000']) {
      assert.equal(demoOf({ PORTAL_URL }), false, PORTAL_URL);
      assert.equal(demoOf({ PORTAL_URL, DEMO: 'on' }), true, PORTAL_URL);
    }
  });
});

describe('the first admin', () => {
  const admin = { email: 'root@house.test', password: 'a long enough one', workspace: 'House' };
  // Never used, as the settings are refused before anything is written.
  const untouched = {} as Db;
  const wrong: [Partial<typeof admin>, RegExp][] = [
    [{ email: '', workspace: '' }, /set ADMIN_EMAIL, ADMIN_WORKSPACE\.$/],
    [{ email: 'root' }, /^ADMIN_EMAIL must be an email address, not "root"\.$/],
    [{ email: 'a@b' }, /^ADMIN_EMAIL must be an email address/],
    [{ email: 'müller@firma.de' }, /^ADMIN_EMAIL must be an email address/],
    [{ password: 'eleven char' }, /^ADMIN_PASSWORD must have at least 12 characters\.$/],
    [{ password: '839201746352' }, /^ADMIN_PASSWORD must not consist of digits only\.$/],
    ...[
      'administrator',
      'Password1234',
      'PASSWORD2026!',
      'p@ssw0rd!2026',
      'qwertyuiop12',
      '1q2w3e4r5t6y',
      'iloveyou12345',
      'Welcome12345!',
      'changeme1234',
      'adminadmin12',
      'abcabcabcabc',
      'Shootline2026!',
      'house2026house',
      'root@house.test',
    ].map((password): [Partial<typeof admin>, RegExp] => [
      { password },
      /^ADMIN_PASSWORD is easy to guess; choose one that is not a common password, and not a name or word/,
    ]),
    [{ workspace: 'a b' }, /^ADMIN_WORKSPACE must be letters, digits and hyphens/],
  ];
  for (const [values, message] of wrong) {
    test(`is refused with ${Object.entries(values).join()}`, async () => {
      await assert.rejects(createFirstAdmin(untouched, { ...admin, ...values }, {}), {
        name: 'StartError',
        message,
      });
    });
  }

  for (const password of [
    'a long enough one',
    'correct horse battery',
    'Xk29vLqp0aZZ',
    'ünïcödé ßätze',
  ]) {
    test(`may have the password ${password}`, () => checkFirstAdmin({ ...admin, password }));
  }

  test('is created together with the workspace or not at all', async () => {
    const { db, close } = await openTestDatabase();
    await db.execute(sql`alter table shootline.app_user rename to away`);
    await assert.rejects(createFirstAdmin(db, admin, {}));
    assert.equal(await isEmpty(db), true);
    await close();
  });
});
