import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, before, test } from 'node:test';
import { text } from 'node:stream/consumers';
import { answerClientErrors } from './client-error.ts';

const server = createServer((_request, response) => {
  response.write('begun');
});
answerClientErrors(server);

before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
after(() => server.close());

function send(request: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  return socket;
}

const tooLarge = `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`;

for (const [request, status, type] of [
  ['NONSENSE\r\n\r\n', 400, 'ValidationError'],
  [tooLarge, 431, 'PayloadTooLarge'],
] as const) {
  test(`answers a malformed request with ${status} and a body of the contract`, async () => {
    const [head = '', body = ''] = (await text(send(request))).split('\r\n\r\n');
    assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `));
    assert.match(head, /Content-Type: application\/json/);
    const { message, ...rest } = JSON.parse(body) as { message: string };
    assert.match(message, /^Sorry, /);
    assert.deepEqual(rest, { type, errors: [] });
  });
}

test('answers a malformed HEAD without a body', async () => {
  const answer = await text(send(tooLarge.replace('GET', 'HEAD')));
  assert.match(answer, /^HTTP\/1\.1 431 /);
  assert.ok(answer.endsWith('\r\n\r\n'));
});

test('breaks off an answer under way and adds nothing to it', async () => {
  const socket = send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let said = '';
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      if (said === '') socket.write('NONSENSE\r\n\r\n');
      said += chunk;
    });
  await new Promise((resolve) => socket.once('close', resolve));
  assert.match(said, /begun/);
  assert.doesNotMatch(said, /Sorry/);
});
