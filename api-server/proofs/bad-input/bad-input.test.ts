import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { answerClientErrors } from '../../src/platform/http/failures/client-error.ts';
import { loadContract } from '../../src/platform/openapi/document.ts';
import { states } from '../../tests/expected-rights.ts';
import { type Listening, serveApp } from '../../tests/servers/listening.ts';
import type { TestApi } from '../../tests/test-api.ts';
import { callsOf } from '../matrix/calls.ts';
import { roundsOr, seed } from '../rounds.ts';
import type { BookingFixture } from '../fixtures/booking-fixture.ts';
import { startProofApi } from '../fixtures/proof-api.ts';
import { type ProofWorkspace, createProofWorkspace } from '../fixtures/proof-workspace.ts';
import { plansOf, requestOf } from './requests.ts';
import { problemWith } from './expectations.ts';
import { type WireRequest, wireTo } from './wire.ts';

const { document, operations } = loadContract();
const rounds = Math.ceil(roundsOr(400) / operations.length);

function shown({ method, path, headers, body }: WireRequest): string {
  const { Authorization: _token, ...rest } = headers;
  const content = body === undefined ? '' : `\n\n${String(body).slice(0, 3000)}`;
  return `${method} ${path.slice(0, 1000)}\n${JSON.stringify(rest).slice(0, 1000)}${content}`;
}

describe('the API answers any input in its own format', () => {
  const problems: Record<string, unknown>[] = [];
  let api: TestApi;
  let workspace: ProofWorkspace;
  let served: Listening;
  let wire: ReturnType<typeof wireTo>;

  before(async () => {
    api = await startProofApi({
      logger: { error: (entry) => void problems.push(entry) },
    });
    workspace = await createProofWorkspace(api);
    served = await serveApp(api.app);
    answerClientErrors(served.server);
    wire = wireTo(served.port);
  });
  after(async () => {
    wire.close();
    await served.close();
    await api.close();
  });

  const users = () => Object.values(workspace.users).map(({ id }) => id);
  const idsOf = (fixture: BookingFixture) =>
    Object.values(fixture).filter((one) => /^[0-9a-f-]{36}$/.test(one));

  for (const [place, operation] of operations.entries()) {
    const { operationId } = operation;
    test(operationId, async () => {
      const spec = Math.max(Math.min(states.length, rounds), Math.ceil(rounds / 4));
      const fixtures = await workspace.bookings(
        Array.from({ length: spec }, (_, index) => ({
          state: states[(place + index) % states.length] ?? 'new',
          hasStarted: index % 3 === 0,
        })),
      );
      const ids = [
        ...fixtures.flatMap(idsOf).slice(0, 60),
        ...users(),
        ...Object.values(workspace.clients),
      ];
      await fc.assert(
        fc.asyncProperty(plansOf(document, operation, ids, fixtures.length), async (plan) => {
          const fixture = fixtures[plan.fixture] as BookingFixture;
          const request = await requestOf(operation, plan, workspace, fixture);
          const answer = await wire.send(request);
          if (callsOf(operationId).some((call) => call.endsSession)) workspace.forgetTokens();
          const wrong = problemWith(request, answer);
          const problem = problems.splice(0).at(-1);
          const why = problem ? `\n\n${JSON.stringify(problem, undefined, 2)}` : '';
          if (wrong) throw new Error(`${wrong}\n\n${shown(request)}${why}`);
        }),
        { numRuns: rounds, seed, endOnFailure: false },
      );
      const health = await wire.send({
        method: 'GET',
        path: '/api/health',
        headers: {},
        body: undefined,
      });
      assert.equal(health.status, 200, 'the server is alive');
    });
  }
});
