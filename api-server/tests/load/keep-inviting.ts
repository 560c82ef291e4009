import { setTimeout as wait } from 'node:timers/promises';

/** A call that was answered, with its times in milliseconds since 1970. */
export type Invitation = { email: string; status: number; begun: number; answered: number };

/** Invites users one after another, as an admin, until `stop`. */
export function keepInviting(address: string, token: string) {
  const headers = { Authorization: `Token ${token}`, 'Content-Type': 'application/json' };
  const invitations: Invitation[] = [];
  let isStopped = false;

  async function invite(): Promise<void> {
    const email = `kim${invitations.length}@house.test`;
    const body = JSON.stringify({ full_name: 'Kim Lee', email, role_type: 'editor', client: null });
    const begun = Date.now();
    const { status } = await fetch(`${address}/api/users`, { method: 'POST', headers, body });
    invitations.push({ email, status, begun, answered: Date.now() });
  }
  const ended = (async () => {
    while (!isStopped) await invite();
  })();

  return {
    invitations,
    /** Waits until this many invitations that begin from now on have been answered. */
    async another(count: number): Promise<void> {
      const now = Date.now();
      const isEnough = () => invitations.filter(({ begun }) => begun >= now).length >= count;
      while (!isEnough()) await Promise.race([wait(20), ended]);
    },
    async stop(): Promise<void> {
      isStopped = true;
      await ended;
    },
  };
}
