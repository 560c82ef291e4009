import type { Hono } from 'hono';
import type { HubSource } from './hub-http.ts';
import { type HubEnv } from './hub.settings.ts';
import { type HubSignIn, hubSignIn } from './hub-sign-in.ts';

/** This deployment's hub, if it has one. */
export type Hub = {
  source?: HubSource;
  signIn?: HubSignIn;
  /** The hub's page where users sign in: a path of this origin, or an address. */
  signInUrl?: string;
  /** The demo's own hub, served next to the API. */
  site?: Hono;
};

export function hubOf({ source, signIn }: HubEnv): Hub {
  return {
    ...(source && { source: { ...source, fetch: (url, init) => fetch(url, init) } }),
    ...(signIn && { signIn: hubSignIn(signIn) }),
    ...(signIn?.url && { signInUrl: signIn.url }),
  };
}
