/** Asks the user and calls `leave` on consent; returns false if there is nothing to ask. */
type Question = (leave: () => void) => boolean;

const questions = new Set<Question>();

/** Registers a question before sign-out, which loses unsaved input. Returns a function that removes it. */
export function beforeSignOut(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/** Calls `leave` at once, or after the user has confirmed. */
export function askToSignOut(leave: () => void): void {
  for (const question of questions) if (question(leave)) return;
  leave();
}
