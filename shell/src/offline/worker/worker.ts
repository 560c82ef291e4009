import { clientsClaim } from 'workbox-core';
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { answer, forgetEnded, isKept } from './answers.ts';
import { codeStrategy, isCode } from './code.ts';
import { isPage, pageStrategy } from './page.ts';
import {
  configStrategy,
  extraStrategy,
  isConfig,
  isExtra,
  isManifest,
  manifestStrategy,
} from './published.ts';
import { prepare } from './prepare.ts';
import { hasBeenRemoved } from './remove.ts';
import { worker } from './worker-scope.ts';

// Pages choose their version themselves, so a new worker need not wait for them.
void worker.skipWaiting();
clientsClaim();
enable();

worker.addEventListener('install', (event) => event.waitUntil(prepare(event)));

// Registered before the routes, to stop them from answering.
worker.addEventListener('fetch', (event) => {
  if (hasBeenRemoved()) return event.stopImmediatePropagation();
  const { method, url } = event.request;
  // Only observed: the browser sends it even when the page is closed.
  if (method === 'POST' && url.endsWith('/auth/logout')) {
    event.waitUntil(forgetEnded(event.request));
  }
});

registerRoute(isPage, pageStrategy);
registerRoute(isConfig, configStrategy);
registerRoute(isManifest, manifestStrategy);
registerRoute(isCode, codeStrategy);
registerRoute(isExtra, extraStrategy);
registerRoute(isKept, answer);
