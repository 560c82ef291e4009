import { placeIn } from '../platform/files/files.settings.ts';
import { logFormats, logLevels } from '../platform/log/logger.ts';
import { wordsOf } from '../platform/scan/scan.settings.ts';
import { roleNames } from '../role.settings.ts';
import {
  flag,
  oneOf,
  postgresAddress,
  readBy,
  secretLike,
  share,
  text,
  webAddress,
  whole,
} from './kinds.ts';
import { type Part, none, secret, setting } from './part.ts';

/** The settings that a process needs to run. */
export const running = {
  process: {
    title: 'The process',
    neededBy: 'every process',
    settings: {
      PORT: setting(whole(0, 65_535), '3000', 'port it listens on'),
      HOST: setting(
        text,
        '127.0.0.1',
        'address it listens on; `0.0.0.0` in a container, where the demo needs `DEMO=true`',
      ),
      ROLE: setting(
        oneOf(...roleNames),
        'all',
        'what this process does (`--role` is the same; [Several processes](processes.md)): `api` answers calls, `worker` runs jobs, `all` both',
      ),
      DATA_DIR: setting(text, '.data', 'folder of the embedded database and the uploaded files'),
      DEMO: setting(
        flag,
        { inWords: '`true` if local' },
        'create the demo in an empty database; local means that neither `HOST` nor `PORTAL_URL` lets others in',
      ),
    },
  },
  admin: {
    title: 'The first admin',
    neededBy: 'the first start without the demo',
    settings: {
      ADMIN_EMAIL: setting(text, none, 'email address of the first admin'),
      ADMIN_PASSWORD: secret(text, none, 'password: 12 characters or more, and not easy to guess'),
      ADMIN_WORKSPACE: setting(text, none, 'name of the workspace: letters, digits and hyphens'),
    },
  },
  database: {
    title: 'The database',
    neededBy:
      'every process, and the commands `migrate`, `backup`, `restore`, `distribute` and `move-workspace`',
    settings: {
      DATABASE_URL: secret(
        postgresAddress,
        none,
        'PostgreSQL 15 or newer, `postgres://…`, with TLS set by [`sslmode`](database.md#tls); without it the [server runs PostgreSQL itself](database.md#run-by-the-server)',
      ),
      DATABASE_DIRECT_URL: secret(
        postgresAddress,
        { inWords: '`DATABASE_URL`' },
        'the address of PostgreSQL itself if `DATABASE_URL` leads through a [pooler](database.md#a-pooler)',
      ),
      DATABASE_POOL_SIZE: setting(
        whole(1, 1000),
        '10',
        'the most connections to PostgreSQL that serve [requests and jobs](database.md#connections)',
      ),
      DATABASE_TIMEOUT_MS: setting(
        whole(1000, 3_600_000),
        '20000',
        'time limit of PostgreSQL for a request',
      ),
      DATABASE_JOB_TIMEOUT_MS: setting(
        whole(1000, 86_400_000),
        '600000',
        'time limit of PostgreSQL for background work',
      ),
      MIGRATE: setting(
        flag,
        'true',
        '`false`: a start changes no tables, and fails if `npm run migrate` has not been run before',
      ),
    },
  },
  files: {
    title: 'Files',
    neededBy: 'every process; the scanner by APIs',
    about:
      "[Files in a bucket](files.md) also take AWS's [variables](deploying.md#a-bucket). A virus scanner can check uploads before they are stored; files that are infected or cannot be checked are refused.",
    settings: {
      FILES_URL: setting(
        readBy(placeIn),
        { inWords: '`files` in `DATA_DIR`' },
        'where uploaded files and the outbox are: another folder, or `s3://bucket/prefix` ([Files](files.md))',
      ),
      FILES_PRESIGNED: setting(
        flag,
        'false',
        'whether browsers download files from the bucket itself ([Files](files.md))',
      ),
      UPLOAD_SCAN_COMMAND: setting(
        readBy(wordsOf),
        none,
        "a program and its arguments, run without a shell, with the file's path appended: exit code 0 clean, 1 infected, any other not checked; for example `clamdscan --fdpass`, or `deploy/scan/icap.sh scan.example avscan` for a scanner that speaks ICAP",
      ),
      UPLOAD_SCAN_TIMEOUT_MS: setting(whole(100, 600_000), '60000', 'time limit per file'),
    },
  },
  operating: {
    title: 'Logs, metrics and traces',
    neededBy: 'every process',
    about: '[Operating](operating.md) explains them.',
    settings: {
      LOG_LEVEL: setting(
        oneOf(...logLevels),
        { inWords: '`info`; `error` at a terminal' },
        '`info` logs every request, `error` failures only; the audit is in both',
      ),
      LOG_FORMAT: setting(
        oneOf(...logFormats),
        { inWords: '`json`; `text` at a terminal' },
        'one line per entry: requests on stdout, failures on stderr',
      ),
      METRICS_TOKEN: secret(
        secretLike(/^\S{16,}$/, 'have at least 16 characters and no spaces'),
        none,
        'opens `/metrics` (Prometheus) to `Authorization: Bearer …`; without it the page does not exist',
      ),
      OTEL_EXPORTER_OTLP_ENDPOINT: setting(
        webAddress('http://collector:4318'),
        none,
        'address of an OpenTelemetry collector that receives traces by OTLP over HTTP, such as `http://collector:4318`',
      ),
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(
        webAddress('http://collector:4318/v1/traces'),
        none,
        'the whole address of traces instead',
      ),
      OTEL_TRACES_SAMPLER_ARG: setting(
        share,
        '1',
        "the share of traces that are sent, from 0 to 1; a proxy's `traceparent` decides first",
      ),
    },
  },
} as const satisfies Record<string, Part>;
