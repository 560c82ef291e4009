import { readCountryPatterns } from '../domain/address/address-countries.ts';
import { readAddressSource } from '../domain/address/address-source.ts';
import { readSecurityContact } from '../platform/http/security-txt.ts';
import { readReportUrl } from '../platform/portal/violation-reports.ts';
import {
  flag,
  hubAddress,
  like,
  origins,
  portalFolder,
  readBy,
  secretLike,
  text,
  webAddress,
  whole,
} from './kinds.ts';
import { type Part, none, secret, setting } from './part.ts';

const limit = whole(1, 1_000_000_000);
const mailAddress = like(
  /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
  'an address like "Our shoots <shoots@mail.example>"',
);

/** The settings of the parts that users and other systems meet. */
export const serving = {
  portal: {
    title: 'The portal',
    neededBy: 'APIs; the address and the brand by workers too',
    settings: {
      PORTAL_DIR: setting(
        portalFolder,
        { inWords: '`dist/portal` by `npm start`' },
        'the static files; empty to serve the API alone',
      ),
      PORTAL_URL: setting(
        webAddress('https://portal.example'),
        { inWords: '`http://localhost` with the port' },
        "the portal's address, for links in mails, call sheets and calendars, and the host that passkeys belong to",
      ),
      BRAND_NAME: setting(
        text,
        { inWords: 'of `portal.json`' },
        'the name in mails and on call sheets',
      ),
      PORTAL_ORIGINS: setting(
        origins,
        none,
        'other origins whose portals may call the API; pages of all other sites are refused',
      ),
      CSP_REPORT_URL: setting(
        readBy(readReportUrl),
        none,
        "where browsers report violations of the page's Content-Security-Policy, `https://…`",
      ),
      SECURITY_CONTACT: setting(
        readBy(readSecurityContact),
        none,
        'where to report a weakness: an email address or `https://…`, served as `/.well-known/security.txt` (RFC 9116)',
      ),
      TRUST_PROXY: setting(
        flag,
        'false',
        'trust `X-Forwarded-For`, `-Proto` and `-Host` of the proxy in front; over plain HTTP pages are redirected to an `https://` `PORTAL_URL`, and calls refused',
      ),
    },
  },
  signIn: {
    title: 'Sign-in',
    neededBy: 'APIs',
    settings: {
      SESSION_HOURS: setting(whole(1, 100_000), '720', 'lifetime of an unused session'),
      SESSION_MAX_DAYS: setting(whole(1, 10_000), '90', 'lifetime of any session'),
      SIGN_IN_WINDOW_MINUTES: setting(
        whole(1, 10_000),
        '15',
        'the minutes within which failed sign-ins count',
      ),
      SIGN_IN_ACCOUNT_FAILURES: setting(
        whole(1, 1_000_000),
        '10',
        'failed sign-ins that pause an account for one browser or address',
      ),
      SIGN_IN_ADDRESS_FAILURES: setting(
        whole(1, 1_000_000),
        '50',
        'failed sign-ins that pause an address',
      ),
      SIGN_IN_SLOWEST_MS: setting(
        whole(0, 60_000),
        '10000',
        'longest delay of sign-ins from unknown browsers to an account with many failures from such',
      ),
    },
  },
  limits: {
    title: 'Limits of calls',
    neededBy: 'APIs',
    about: '[Operating](operating.md) says what happens to calls beyond them.',
    settings: {
      CALLS_PER_MINUTE: setting(limit, '600', 'all calls of one user'),
      WRITES_PER_MINUTE: setting(limit, '120', 'calls of one user that change something'),
      UPLOADS_PER_MINUTE: setting(limit, '60', 'calls of one user with files'),
      SIGNED_OUT_CALLS_PER_MINUTE: setting(limit, '300', 'calls without a session, per address'),
      CALLS_AT_ONCE: setting(
        limit,
        '2',
        'calls of one user that a process works on at the same time; others wait for their turn',
      ),
      HEAVY_CALLS_AT_ONCE: setting(
        limit,
        '2',
        'the same for heavy calls (Analytics, exports, candidates) of all users',
      ),
    },
  },
  addresses: {
    title: 'Addresses',
    neededBy: 'APIs',
    about:
      'Addresses come from a gazetteer built into the server. It knows towns and suburbs; users enter the street themselves. Another provider also suggests streets: a server of your own with [Nominatim](https://nominatim.org) or [Photon](https://github.com/komoot/photon), or Google. Public Nominatim servers forbid suggestions while typing. Reasons: [036](decisions/036-addresses.md).',
    settings: {
      ADDRESS_PROVIDER: setting(
        readBy(readAddressSource),
        'embedded',
        '`nominatim:https://nominatim.example`, `photon:https://photon.example`, or `google` with `GOOGLE_MAPS_KEY`',
      ),
      GOOGLE_MAPS_KEY: secret(text, none, "key of Google's Places API"),
      ADDRESS_COUNTRIES: setting(
        readBy(readCountryPatterns),
        'AU, NZ, SG, HK, US, GB, *',
        'allowed countries: codes, `*` for any; places in the listed ones are suggested first',
      ),
      ADDRESS_TIMEOUT_MS: setting(whole(1, 60_000), '4000', "time limit of a provider's answer"),
      ADDRESS_CALLS_PER_MINUTE: setting(
        whole(1, 1_000_000),
        '120',
        'suggestions and lookups per user',
      ),
    },
  },
  travel: {
    title: 'Travel times',
    neededBy: 'every process',
    about:
      'Travel times between shoots are [estimated from the distance](product/travel.md). A server with the HTTP interface of [OSRM](https://project-osrm.org) finds them by road instead. Nothing waits for it: until it has answered, and whenever it does not, the estimate counts. It reads the coordinates of shoots and of the homes of videographers, to 100 metres, so use a server of your own.',
    settings: {
      ROUTING_URL: setting(
        webAddress('https://osrm.example'),
        none,
        "address of OSRM's interface, without `/table/v1`",
      ),
    },
  },
  hub: {
    title: 'The hub',
    neededBy: 'every process',
    about:
      'Clients and users can come from a [hub](hub.md), which can also sign users in and has a project for each approved booking. Without these settings the demo has its own hub at `/demo-hub`.',
    settings: {
      HUB_URL: setting(
        hubAddress,
        none,
        'where "Sync Data From the hub" reads and projects are made',
      ),
      HUB_TOKEN: secret(
        secretLike(/^[\x21-\x7e]+$/, 'be printable ASCII characters without spaces'),
        none,
        'the bearer token sent to `HUB_URL`',
      ),
      HUB_TIMEOUT_MS: setting(
        whole(1, 120_000),
        '10000',
        'time limit for one page of the feed, a project, or the keys',
      ),
      HUB_SSO_SECRET: secret(
        secretLike(/^.{32,}$/s, 'have at least 32 characters'),
        none,
        'shared secret that verifies its sign-on tokens',
      ),
      HUB_JWKS_URL: setting(hubAddress, none, 'or the address of the key set that verifies them'),
      HUB_SSO_URL: setting(
        hubAddress,
        none,
        "the hub's page where users sign in: a button of the sign-in leads to it",
      ),
      HUB_SSO_ISSUER: setting(text, none, 'issuer that these tokens must carry'),
      HUB_SSO_AUDIENCE: setting(text, none, 'audience that these tokens must carry'),
    },
  },
  mail: {
    title: 'Mail',
    neededBy: 'workers',
    about:
      'Mails are sent through a mail server, or only written to a folder. Admins see all mails and failures under Emails.',
    settings: {
      SMTP_URL: secret(
        secretLike(
          (entered) => /^smtps?:\/\//.test(entered) && URL.canParse(entered),
          'be an address like smtp://user:password@mail.example:587 or smtps://mail.example',
        ),
        none,
        '`smtp://user:password@host:587` or `smtps://…`; without it mails are written to `outbox` in the place of files',
      ),
      MAIL_FROM: setting(
        mailAddress,
        { inWords: 'the brand, `no-reply@localhost`' },
        'the sender: `shoots@house.example` or `"Our shoots" <shoots@house.example>`',
      ),
      MAIL_REPLY_TO: setting(
        mailAddress,
        none,
        'the address that answers to mails go to, in the same form',
      ),
    },
  },
} as const satisfies Record<string, Part>;
