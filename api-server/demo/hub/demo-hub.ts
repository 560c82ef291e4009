import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { portalPath } from '@shootline/shared-api/rules';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { SignJWT } from 'jose';
import { type ApiFailure, notAuthenticated, notFound } from '../../src/platform/http/errors.ts';
import type { HubUser } from '../../src/domain/hub/hub-feed-schema.ts';
import { hubSignIn } from '../../src/domain/hub/hub-sign-in.ts';
import type { Hub } from '../../src/domain/hub/hub.ts';
import { demoFeeds, demoSignIns } from './demo-feed.ts';
import { demoHubPath, demoPage } from './demo-page.ts';

const named = { issuer: 'demo-hub', audience: 'portal' };
const recordsOfPage = 25;
const lifetimeSeconds = 60;
const deadlineMs = 10_000;

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', contentSecurityPolicy);
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
};

function find(signIns: Map<string, HubUser[]>, id: unknown) {
  for (const [workspace, users] of signIns) {
    const user = users.find((each) => each.id === id);
    if (user) return { workspace, user };
  }
  return undefined;
}

// The sync calls this site alone, without the surrounding app that would handle errors.
function refuse(c: Context, { body, status }: ApiFailure) {
  return c.json(body, status);
}

/**
 * A small hub for the demo workspaces in this process: the feed that a sync reads, and a page on
 * which one enters the portal as a demo user. Its keys are made anew at every start.
 */
export function demoHub(clock: () => Date): Hub {
  const [token, secret] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const feeds = demoFeeds();
  const signIns = demoSignIns(feeds);

  const tokenFor = ({ workspace, user }: NonNullable<ReturnType<typeof find>>) => {
    const issued = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ workspace, email: user.email })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.id)
      .setIssuer(named.issuer)
      .setAudience(named.audience)
      .setJti(randomUUID())
      .setIssuedAt(issued)
      .setExpirationTime(issued + lifetimeSeconds)
      .sign(new TextEncoder().encode(secret));
  };

  const site = new Hono();
  site.use(headers);
  site.get('/', (c) => c.html(demoPage(signIns, portalPath(c.req.query('url')) ?? '/')));
  site.get('/page.css', async (c) => {
    const style = await readFile(new URL('./demo-page.css', import.meta.url), 'utf8');
    return c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  site.post('/sign-in', async (c) => {
    const { user, url } = await c.req.parseBody();
    const chosen = find(signIns, user);
    if (!chosen) return refuse(c, notFound());
    const signed = await tokenFor(chosen);
    const target = portalPath(typeof url === 'string' ? url : null) ?? '/';
    return c.redirect(`/sso/hub3?${new URLSearchParams({ url: target, token: signed })}`, 303);
  });
  site.get('/:kind{clients|users}', (c) => {
    if (c.req.header('Authorization') !== `Bearer ${token}`) return refuse(c, notAuthenticated());
    const [alias, kind] = [c.req.query('workspace') ?? '', c.req.param('kind')];
    const records = feeds.get(alias)?.[kind === 'clients' ? 'clients' : 'users'];
    if (!records) return refuse(c, notFound());
    const from = Number(c.req.query('offset') ?? 0);
    const end = from + recordsOfPage;
    const next = new URLSearchParams({ workspace: alias, offset: String(end) });
    return c.json({
      count: records.length,
      next: end < records.length ? `${kind}?${next}` : null,
      results: records.slice(from, end),
    });
  });

  return {
    site,
    signIn: hubSignIn({ ...named, key: { secret } }),
    source: {
      // Asked within the process, whatever address that listens at.
      url: `http://demo-hub.invalid${demoHubPath}`,
      token,
      deadlineMs,
      fetch: async ({ pathname, search }, init) =>
        site.request(pathname.slice(demoHubPath.length) + search, init),
    },
  };
}
