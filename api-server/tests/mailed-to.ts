import type { Message } from '../src/platform/mail/mail-queue.ts';

/** A recipient of this name and address who takes part in the workspace. */
export function mailedTo(fullName: string, email: string): Message['to'] {
  return { fullName, email, isActive: true, passwordHash: 'some', hubId: null };
}
