import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AppDeps } from '../../src/deps.ts';
import { hubSignIn } from '../../src/domain/hub/hub-sign-in.ts';
import { startHubServer } from '../../tests/hub-server.ts';
import { startTestApi, testNow } from '../../tests/test-api.ts';

const issuer = 'hub.test';
const audience = 'portal.test';
const secret = 'a secret of the hub with enough characters';

/** The API with a hub that has no records and whose tokens sign users in. */
export async function startSceneApi(outside: Partial<AppDeps> = {}) {
  const hub = await startHubServer();
  const signIn = hubSignIn({ issuer, audience, key: { secret } });
  const api = await startTestApi({}, undefined, {
    hub: { source: hub.source, signIn },
    ...outside,
  });
  return {
    ...api,
    async close() {
      await api.close();
      await hub.close();
    },
  };
}

/** A token of the hub that signs this user in once. */
export async function hubToken(email: string, workspace: string): Promise<string> {
  const iat = testNow.getTime() / 1000;
  const claims = { iss: issuer, aud: audience, sub: randomUUID(), jti: randomUUID() };
  return new SignJWT({ ...claims, workspace, email, iat, exp: iat + 120 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
}
