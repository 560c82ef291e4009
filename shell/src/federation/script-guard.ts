import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteLoadError } from '../remotes/load-error.ts';

interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: { createScriptURL: (url: string) => string | null },
  ) => unknown;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    trustedTypes?: TrustedTypes;
  }
}

const scriptTimeout = 10_000;
const origins = new Set([window.location.origin]);
const integrities = new Map<string, string>();

/** Also allows code from this origin. */
export function allowOrigin(origin: string): void {
  origins.add(origin);
}

/** Accepts a remote's entry only with this integrity; `url` is absolute. */
export function expectEntry(url: string, integrity: string): void {
  integrities.set(url, integrity);
}

function isAllowed(address: string): boolean {
  const { href } = new URL(address, window.location.origin);
  return [...origins].some((origin) => href.startsWith(`${origin}/`));
}

// The page allows only this policy, so every remote's chunks go through it too.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (isAllowed(url) ? url : null),
});

/**
 * Guards scripts loaded by Module Federation: allows only known origins, sets a deadline, and requires an
 * integrity hash for every entry.
 */
export default function scriptGuard(): ModuleFederationRuntimePlugin {
  return {
    name: 'shootline-script-guard',
    beforeRegisterRemote(args) {
      const url = 'entry' in args.remote ? args.remote.entry : '';
      if (!isAllowed(url)) throw new RemoteLoadError(args.remote.name, 'not-allowed', url);
      return args;
    },
    createScript({ url }) {
      const integrity = integrities.get(url);
      if (!integrity) throw new Error(`${url} is not the entry of a remote.`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: scriptTimeout };
    },
  };
}
