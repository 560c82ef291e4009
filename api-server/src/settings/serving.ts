import { readCountryPatterns } from '../domain/address/address-countries.ts';
import { readSecurityContact } from '../platform/http/security-txt.ts';
import { readReportUrl } from '../platform/portal/violation-reports.ts';
import {
  flag,
  hubAddress,
  like,
  oneOf,
  origins,
  portalFolder,
  readBy,
  secretLike,
  text,
  webAddress,
  whole,
} from './kinds.ts';
import type { Part } from './part.ts';

const limit = whole(1, 1_000_000_000);
const mailAddress = like(
  /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
  'an address like "Our shoots <shoots@mail.example>"',
);

/** What users and other systems meet. Texts are in Markdown. */
export const serving = {
  portal: {
    title: 'The portal',
    neededBy: 'APIs; the address and the brand by workers too',
    settings: {
      PORTAL_DIR: {
        kind: portalFolder,
        otherwise: '`dist/portal` by `npm start`',
        meaning: 'the static files; empty to serve the API alone',
      },
      PORTAL_URL: {
        kind: webAddress('https://portal.example'),
        otherwise: '`http://localhost` with the port',
        meaning: "the portal's address, for links in mails, call sheets and calendars",
      },
      BRAND_NAME: {
        kind: text,
        otherwise: 'of `portal.json`',
        meaning: 'the name in mails and on call sheets',
      },
      PORTAL_ORIGINS: {
        kind: origins,
        meaning:
          'other origins whose portals may call the API; pages of all other sites are refused',
      },
      CSP_REPORT_URL: {
        kind: readBy(readReportUrl),
        meaning:
          "where browsers report violations of the page's Content-Security-Policy, `https://…`",
      },
      SECURITY_CONTACT: {
        kind: readBy(readSecurityContact),
        meaning:
          'where to report a weakness: an email address or `https://…`, served as `/.well-known/security.txt` (RFC 9116)',
      },
      TRUST_PROXY: {
        kind: flag,
        byDefault: 'false',
        meaning:
          'trust `X-Forwarded-For`, `-Proto` and `-Host` of the proxy in front; over plain HTTP pages are redirected to an `https://` `PORTAL_URL`, and calls refused',
      },
    },
  },
  signIn: {
    title: 'Sign-in',
    neededBy: 'APIs',
    settings: {
      SESSION_HOURS: {
        kind: whole(1, 100_000),
        byDefault: '720',
        meaning: 'lifetime of an unused session',
      },
      SESSION_MAX_DAYS: {
        kind: whole(1, 10_000),
        byDefault: '90',
        meaning: 'lifetime of any session',
      },
      SIGN_IN_WINDOW_MINUTES: {
        kind: whole(1, 10_000),
        byDefault: '15',
        meaning: 'the minutes within which failed sign-ins count',
      },
      SIGN_IN_ACCOUNT_FAILURES: {
        kind: whole(1, 1_000_000),
        byDefault: '10',
        meaning: 'failed sign-ins that pause an account for one browser or address',
      },
      SIGN_IN_ADDRESS_FAILURES: {
        kind: whole(1, 1_000_000),
        byDefault: '50',
        meaning: 'failed sign-ins that pause an address',
      },
      SIGN_IN_SLOWEST_MS: {
        kind: whole(0, 60_000),
        byDefault: '10000',
        meaning:
          'longest delay of sign-ins from unknown browsers to an account with many failures from such',
      },
    },
  },
  limits: {
    title: 'Limits of calls',
    neededBy: 'APIs',
    about: '[Operating](operating.md) says what happens to calls beyond them.',
    settings: {
      CALLS_PER_MINUTE: { kind: limit, byDefault: '600', meaning: 'all calls of one user' },
      WRITES_PER_MINUTE: {
        kind: limit,
        byDefault: '120',
        meaning: 'calls of one user that change something',
      },
      UPLOADS_PER_MINUTE: {
        kind: limit,
        byDefault: '60',
        meaning: 'calls of one user with files',
      },
      SIGNED_OUT_CALLS_PER_MINUTE: {
        kind: limit,
        byDefault: '300',
        meaning: 'calls without a session, per address',
      },
      CALLS_AT_ONCE: {
        kind: limit,
        byDefault: '2',
        meaning:
          'calls of one user that a process works on at the same time; others wait for their turn',
      },
      HEAVY_CALLS_AT_ONCE: {
        kind: limit,
        byDefault: '2',
        meaning: 'the same for heavy calls (Analytics, exports, candidates) of all users',
      },
    },
  },
  addresses: {
    title: 'Addresses',
    neededBy: 'APIs',
    about:
      'Addresses come from a gazetteer built into the server, which verifies the town and accepts the street as typed, unless another provider is configured ([036](decisions/036-addresses.md)).',
    settings: {
      ADDRESS_PROVIDER: {
        kind: oneOf('embedded', 'photon', 'google'),
        byDefault: 'embedded',
        meaning: '`photon` with `PHOTON_URL`, or `google` with `GOOGLE_MAPS_KEY`',
      },
      PHOTON_URL: { kind: webAddress('https://photon.example'), meaning: 'address of Photon' },
      GOOGLE_MAPS_KEY: { kind: text, isSecret: true, meaning: "key of Google's Places API" },
      ADDRESS_COUNTRIES: {
        kind: readBy(readCountryPatterns),
        byDefault: 'AU, NZ, SG, HK, US, GB, *',
        meaning:
          'allowed countries: codes, `*` for any; places in the listed ones are suggested first',
      },
      ADDRESS_TIMEOUT_MS: {
        kind: whole(1, 60_000),
        byDefault: '4000',
        meaning: "time limit of a provider's answer",
      },
      ADDRESS_CALLS_PER_MINUTE: {
        kind: whole(1, 1_000_000),
        byDefault: '120',
        meaning: 'suggestions and lookups per user',
      },
    },
  },
  hub: {
    title: 'The hub',
    neededBy: 'every process',
    about:
      'Clients and users can come from a [hub](hub.md), which can also sign users in and has a project for each approved booking. Without these settings the demo has its own hub at `/demo-hub`.',
    settings: {
      HUB_URL: {
        kind: hubAddress,
        meaning: 'where "Sync Data From the hub" reads and projects are made',
      },
      HUB_TOKEN: {
        kind: secretLike(/^[\x21-\x7e]+$/, 'be printable ASCII characters without spaces'),
        isSecret: true,
        meaning: 'the bearer token sent to `HUB_URL`',
      },
      HUB_TIMEOUT_MS: {
        kind: whole(1, 120_000),
        byDefault: '10000',
        meaning: 'time limit for one page of the feed, a project, or the keys',
      },
      HUB_SSO_SECRET: {
        kind: secretLike(/^.{32,}$/s, 'have at least 32 characters'),
        isSecret: true,
        meaning: 'shared secret that verifies its sign-on tokens',
      },
      HUB_JWKS_URL: {
        kind: hubAddress,
        meaning: 'or the address of the key set that verifies them',
      },
      HUB_SSO_URL: {
        kind: hubAddress,
        meaning: "the hub's page where users sign in: a button of the sign-in leads to it",
      },
      HUB_SSO_ISSUER: { kind: text, meaning: 'issuer that these tokens must carry' },
      HUB_SSO_AUDIENCE: { kind: text, meaning: 'audience that these tokens must carry' },
    },
  },
  mail: {
    title: 'Mail',
    neededBy: 'workers',
    about:
      'Mails are sent through a mail server, or only written to a folder. Admins see all mails and failures under Emails.',
    settings: {
      SMTP_URL: {
        kind: secretLike(
          (entered) => /^smtps?:\/\//.test(entered) && URL.canParse(entered),
          'be an address like smtp://user:password@mail.example:587 or smtps://mail.example',
        ),
        isSecret: true,
        meaning:
          '`smtp://user:password@host:587` or `smtps://…`; without it mails are written to `outbox` in the place of files',
      },
      MAIL_FROM: {
        kind: mailAddress,
        otherwise: 'the brand, `no-reply@localhost`',
        meaning: 'the sender: `shoots@house.example` or `"Our shoots" <shoots@house.example>`',
      },
      MAIL_REPLY_TO: {
        kind: mailAddress,
        meaning: 'the address that answers to mails go to, in the same form',
      },
    },
  },
} as const satisfies Record<string, Part>;
