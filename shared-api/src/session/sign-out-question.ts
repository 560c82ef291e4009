/** Asks the user and then calls `leave`, or returns false where there is nothing to ask. */
type Question = (leave: () => void) => boolean;

const questions = new Set<Question>();

/** Asks before the user signs out, which ends what is unsaved. Returns a function that ends this. */
export function beforeSignOut(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/** Calls `leave` when the user may sign out: at once, or once they have answered so. */
export function askToSignOut(leave: () => void): void {
  for (const question of questions) if (question(leave)) return;
  leave();
}
