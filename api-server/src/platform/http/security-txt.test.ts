import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestApi } from '../../../tests/test-api.ts';
import { readSecurityContact } from './security-txt.ts';

const path = '/.well-known/security.txt';

test('tells where to report a weakness, until when that holds, and its own address', async () => {
  const api = await startTestApi({ securityContact: readSecurityContact('security@house.test') });
  const response = await api.app.request(path);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('Content-Type'), 'text/plain; charset=utf-8');
  assert.equal(
    await response.text(),
    'Contact: mailto:security@house.test\nExpires: 2026-09-02T01:00:00.000Z\n' +
      'Preferred-Languages: en\nCanonical: https://portal.test/.well-known/security.txt\n',
  );
  await api.close();
});

test('is not there without a contact', async () => {
  const api = await startTestApi();
  assert.equal((await api.app.request(path)).status, 404);
  await api.close();
});

test('takes an email address or a page, and nothing else', () => {
  assert.equal(readSecurityContact('https://house.test/report'), 'https://house.test/report');
  for (const wrong of ['house', 'http://house.test', 'a@b\nContact: mailto:x@y', 'https://']) {
    assert.throws(() => readSecurityContact(wrong), /^StartError: SECURITY_CONTACT must be/);
  }
});
