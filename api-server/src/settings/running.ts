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
import type { Part } from './part.ts';

/** What a process needs to run. Texts are in Markdown. */
export const running = {
  process: {
    title: 'The process',
    neededBy: 'every process',
    settings: {
      PORT: { kind: whole(0, 65_535), byDefault: '3000', meaning: 'port it listens on' },
      HOST: {
        kind: text,
        byDefault: '127.0.0.1',
        meaning:
          'address it listens on; `0.0.0.0` in a container, where the demo needs `DEMO=true`',
      },
      ROLE: {
        kind: oneOf(...roleNames),
        byDefault: 'all',
        meaning:
          'what this process does (`--role` is the same; [Several processes](processes.md)): `api` answers calls, `worker` runs jobs, `all` both',
      },
      DATA_DIR: {
        kind: text,
        byDefault: '.data',
        meaning: 'folder of the embedded database and the uploaded files',
      },
      DEMO: {
        kind: flag,
        otherwise: '`true` if local',
        meaning:
          'create the demo in an empty database; local means that neither `HOST` nor `PORTAL_URL` lets others in',
      },
    },
  },
  admin: {
    title: 'The first admin',
    neededBy: 'the first start without the demo',
    settings: {
      ADMIN_EMAIL: { kind: text, meaning: 'email address of the first admin' },
      ADMIN_PASSWORD: {
        kind: text,
        isSecret: true,
        meaning: 'password: 12 characters or more, and not easy to guess',
      },
      ADMIN_WORKSPACE: {
        kind: text,
        meaning: 'name of the workspace: letters, digits and hyphens',
      },
    },
  },
  database: {
    title: 'The database',
    neededBy: 'every process, and the commands `migrate`, `backup`, `restore` and `distribute`',
    settings: {
      DATABASE_URL: {
        kind: postgresAddress,
        isSecret: true,
        meaning:
          'PostgreSQL 15 or newer, `postgres://…`, with TLS set by [`sslmode`](database.md#tls); without it the [server runs PostgreSQL itself](database.md#run-by-the-server)',
      },
      DATABASE_DIRECT_URL: {
        kind: postgresAddress,
        otherwise: '`DATABASE_URL`',
        isSecret: true,
        meaning:
          'the address of PostgreSQL itself if `DATABASE_URL` leads through a [pooler](database.md#a-pooler)',
      },
      DATABASE_READ_URL: {
        kind: postgresAddress,
        isSecret: true,
        meaning:
          'a streaming replica of that PostgreSQL, which [answers reads](database.md#a-replica)',
      },
      DATABASE_POOL_SIZE: {
        kind: whole(1, 1000),
        byDefault: '10',
        meaning:
          'the most connections to PostgreSQL that serve [requests and jobs](database.md#connections)',
      },
      DATABASE_TIMEOUT_MS: {
        kind: whole(1000, 3_600_000),
        byDefault: '20000',
        meaning: 'time limit of PostgreSQL for a request',
      },
      DATABASE_JOB_TIMEOUT_MS: {
        kind: whole(1000, 86_400_000),
        byDefault: '600000',
        meaning: 'time limit of PostgreSQL for background work',
      },
      MIGRATE: {
        kind: flag,
        byDefault: 'true',
        meaning:
          '`false`: a start changes no tables, and fails if `npm run migrate` has not been run before',
      },
    },
  },
  files: {
    title: 'Files',
    neededBy: 'every process; the scanner by APIs',
    about:
      "[Files in a bucket](files.md) also take AWS's [variables](deploying.md#a-bucket). A virus scanner can check uploads before they are stored; files that are infected or cannot be checked are refused.",
    settings: {
      FILES_URL: {
        kind: readBy(placeIn),
        otherwise: '`files` in `DATA_DIR`',
        meaning:
          'where uploaded files and the outbox are: another folder, or `s3://bucket/prefix` ([Files](files.md))',
      },
      FILES_PRESIGNED: {
        kind: flag,
        byDefault: 'false',
        meaning: 'whether browsers download files from the bucket itself ([Files](files.md))',
      },
      UPLOAD_SCAN_COMMAND: {
        kind: readBy(wordsOf),
        meaning:
          "a program and its arguments, run without a shell, with the file's path appended: exit code 0 clean, 1 infected, any other not checked; for example `clamdscan --fdpass`, or `deploy/scan/icap.sh scan.example avscan` for a scanner that speaks ICAP",
      },
      UPLOAD_SCAN_TIMEOUT_MS: {
        kind: whole(100, 600_000),
        byDefault: '60000',
        meaning: 'time limit per file',
      },
    },
  },
  operating: {
    title: 'Logs, metrics and traces',
    neededBy: 'every process',
    about: '[Operating](operating.md) explains them.',
    settings: {
      LOG_LEVEL: {
        kind: oneOf(...logLevels),
        otherwise: '`info`; `error` at a terminal',
        meaning: '`info` logs every request, `error` failures only; the audit is in both',
      },
      LOG_FORMAT: {
        kind: oneOf(...logFormats),
        otherwise: '`json`; `text` at a terminal',
        meaning: 'one line per entry: requests on stdout, failures on stderr',
      },
      METRICS_TOKEN: {
        kind: secretLike(/^\S{16,}$/, 'have at least 16 characters and no spaces'),
        isSecret: true,
        meaning:
          'opens `/metrics` (Prometheus) to `Authorization: Bearer …`; without it the page does not exist',
      },
      OTEL_EXPORTER_OTLP_ENDPOINT: {
        kind: webAddress('http://collector:4318'),
        meaning:
          'address of an OpenTelemetry collector that receives traces by OTLP over HTTP, such as `http://collector:4318`',
      },
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
        kind: webAddress('http://collector:4318/v1/traces'),
        meaning: 'the whole address of traces instead',
      },
      OTEL_TRACES_SAMPLER_ARG: {
        kind: share,
        byDefault: '1',
        meaning:
          "the share of traces that are sent, from 0 to 1; a proxy's `traceparent` decides first",
      },
    },
  },
} as const satisfies Record<string, Part>;
