import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomUUID } from 'node:crypto';
import { newTenantToken, newToken, tenantOf } from './token.ts';

test('a token names its workspace and nothing else', () => {
  const tenantId = randomUUID();
  const token = newTenantToken(tenantId);
  assert.match(token, /^[\w-]{65}$/);
  assert.equal(tenantOf(token), tenantId);
  assert.notEqual(newTenantToken(tenantId), token);
});

test('a text that is no token names no workspace, or one that its hash cannot open', () => {
  assert.equal(tenantOf(''), undefined);
  assert.equal(tenantOf('too short'), undefined);
  assert.notEqual(tenantOf(newToken()), tenantOf(newToken()));
});
