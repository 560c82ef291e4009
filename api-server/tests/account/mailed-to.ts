import type { Message } from '../../src/platform/mail-queue/mail-queue.ts';

/** An active recipient with this name and address. */
export function mailedTo(fullName: string, email: string): Message['to'] {
  const language = 'en-AU';
  return { fullName, email, isActive: true, passwordHash: 'some', hubId: null, language };
}
