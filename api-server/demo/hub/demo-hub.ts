import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { portalPath } from '@shootline/shared-api/rules';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { SignJWT } from 'jose';
import { type ApiFailure, notAuthenticated, notFound } from '../../src/platform/errors/errors.ts';
import type { HubUser } from '../../src/domain/hub/sync/hub-feed-schema.ts';
import { hubSignIn } from '../../src/domain/hub/hub-sign-in.ts';
import type { ProjectRequest } from '../../src/domain/hub/hub-project.ts';
import type { Hub } from '../../src/domain/hub/hub.ts';
import { demoFeeds, demoSignIns } from './demo-feed.ts';
import { signInPage } from './demo-page.ts';
import { demoHubPath, demoProjectPath } from './demo-paths.ts';
import { noProjectPage, projectPage, uploadPage } from './demo-project-pages.ts';
import { type DemoProject, demoProjectFor } from './demo-projects.ts';

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

/** Finds a project that was made before this process began. */
type FindEarlier = (id: string) => Promise<DemoProject | undefined>;

/**
 * A small hub for the demo workspaces in this process: the feed that a sync reads, projects with their
 * pages, and a page on which one enters the portal as a demo user. Its keys are made anew at every
 * start.
 */
export function demoHub(
  clock: () => Date,
  findEarlier: FindEarlier = () => Promise.resolve(undefined),
): Hub {
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

  const isPortal = (c: Context) => c.req.header('Authorization') === `Bearer ${token}`;

  const site = new Hono();
  site.use(headers);
  site.get('/', (c) => {
    const url = portalPath(c.req.query('url')) ?? '/';
    return c.html(signInPage(signIns, { url, state: c.req.query('state') ?? '' }));
  });
  site.get('/page.css', async (c) => {
    const style = await readFile(new URL('./demo-page.css', import.meta.url), 'utf8');
    return c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  site.post('/sign-in', async (c) => {
    const { user, url, state } = await c.req.parseBody();
    const chosen = find(signIns, user);
    if (!chosen) return refuse(c, notFound());
    const signed = await tokenFor(chosen);
    const target = portalPath(typeof url === 'string' ? url : null) ?? '/';
    const link = new URLSearchParams({ url: target, token: signed });
    if (typeof state === 'string' && state !== '') link.set('state', state);
    return c.redirect(`/sso/hub3?${link}`, 303);
  });
  const projects = new Map<string, DemoProject>();
  site.post('/projects', async (c) => {
    if (!isPortal(c)) return refuse(c, notAuthenticated());
    const project = demoProjectFor(await c.req.json<ProjectRequest>());
    const isNew = !projects.has(project.id);
    projects.set(project.id, project);
    return c.json({ id: project.id, url: demoProjectPath(project.id) }, isNew ? 201 : 200);
  });
  site.get('/projects/:id/:part{upload}?', async (c) => {
    const { id, part } = c.req.param();
    const project = projects.get(id) ?? (await findEarlier(id));
    if (!project) return c.html(noProjectPage(), 404);
    return c.html(part === 'upload' ? uploadPage(project) : projectPage(project));
  });
  site.get('/:kind{clients|users}', (c) => {
    if (!isPortal(c)) return refuse(c, notAuthenticated());
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
    signInUrl: demoHubPath,
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
