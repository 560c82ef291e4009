import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { jsonLines } from './json-lines.ts';

describe('an answer line by line', () => {
  const unexpected = (error: unknown) => assert.fail(String(error));
  const readerOf = (response: Response) => {
    assert.ok(response.body);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    return { next: async () => (await reader.read()).value, leave: () => reader.cancel() };
  };

  test('sends the first lines before the rest begins', async () => {
    const second = Promise.withResolvers<void>();
    async function* work() {
      yield [1, { two: 2 }];
      await second.promise;
      yield [3];
    }
    const answer = await jsonLines(work(), unexpected);
    assert.equal(answer.headers.get('Content-Type'), 'application/x-ndjson');
    assert.match(answer.headers.get('Cache-Control') ?? '', /no-transform/);
    const { next } = readerOf(answer);
    assert.equal(await next(), '1\n{"two":2}\n');
    second.resolve();
    assert.equal(await next(), '3\n');
    assert.equal(await next(), undefined);
  });

  test('fails as a whole if the first batch fails', async () => {
    async function* work(): AsyncGenerator<unknown[]> {
      throw new Error('The database is away.');
    }
    await assert.rejects(jsonLines(work(), unexpected), /away/);
  });

  test('breaks off when a later batch fails', async () => {
    const failures: unknown[] = [];
    async function* work() {
      yield [1];
      throw new Error('The database is away.');
    }
    const { next } = readerOf(await jsonLines(work(), (error) => void failures.push(error)));
    await assert.rejects(async () => {
      while ((await next()) !== undefined);
    }, /away/);
    assert.equal(failures.length, 1);
  });

  test('completes its work even if the reader leaves', async () => {
    const rest = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    async function* work() {
      yield [1];
      await rest.promise;
      yield [2];
      done.resolve();
    }
    const { next, leave } = readerOf(await jsonLines(work(), unexpected));
    await next();
    await leave();
    rest.resolve();
    await done.promise;
  });
});
