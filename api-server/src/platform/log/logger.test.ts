import assert from 'node:assert/strict';
import { type Mock, describe, mock, test } from 'node:test';
import { type LogSettings, createLogger } from './logger.ts';

const wild = 'a\nb\r\u001b[31m\u202e\u2028\u0085 level=error "\\n"';

/** The lines that a logger writes for one entry, to stdout or stderr. */
function written(settings: Partial<LogSettings>, name: 'error' | 'info' | 'audit'): string[] {
  const logger = createLogger({ level: 'info', format: 'text', isAudited: true, ...settings });
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const mocks: Mock<typeof console.log>[] = [
    mock.method(console, 'log', keep),
    mock.method(console, 'error', keep),
  ];
  logger[name]?.({ event: 'audit', kind: 'sign_in', file: wild, list: [wild] });
  for (const one of mocks) one.mock.restore();
  return lines;
}

describe('the log', () => {
  for (const format of ['text', 'json'] as const) {
    for (const name of ['error', 'info', 'audit'] as const) {
      test(`writes one line per entry, whatever the values contain (${format}, ${name})`, () => {
        const [line = '', ...more] = written({ format }, name);
        assert.deepEqual(more, []);
        assert.doesNotMatch(line, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        if (format === 'json') assert.equal((JSON.parse(line) as { file: string }).file, wild);
        else {
          assert.match(line, / kind=sign_in file="a\\nb\\r\\u001b\[31m\\u202e/);
          assert.match(line, /level=error \\"\\\\n\\"" list=\["a\\nb/);
        }
      });
    }
  }

  test('writes the audit even if only errors are logged, but not at a terminal without LOG_LEVEL', () => {
    assert.equal(written({ level: 'error' }, 'info').length, 0);
    assert.equal(written({ level: 'error' }, 'audit').length, 1);
    assert.equal(written({ isAudited: false }, 'audit').length, 0);
  });
});
