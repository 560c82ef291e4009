import type { Consequences } from '@shootline/shared-api';
import { mockApi } from '@shootline/shared-api/testing';
import type { SetupServer } from 'msw/node';

type Group = Consequences['told'][number];

/** A side that is told by mail. */
export const byMail = (side: Group['side'], ...names: string[]): Group => ({
  side,
  channel: 'mail',
  count: Math.max(1, names.length),
  names,
});

/** Answers what an action will do. Returns the inputs that it was asked with. */
export function foreseeing(
  server: SetupServer,
  answer: Partial<Consequences> | Response,
): unknown[] {
  const inputs: unknown[] = [];
  server.use(
    mockApi.post('/booking/{id}/actions/{action}/consequences', async ({ request }) => {
      inputs.push(((await request.json()) as { input: unknown }).input);
      if (answer instanceof Response) return answer;
      return { told: [], withdrawn: [], auto_assign: null, ...answer };
    }),
  );
  return inputs;
}
