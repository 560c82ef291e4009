/** The flag that asks for the welcome: only the string "false" does (S1 §2). */
const key = 'alreadyVisited';

function write(value: 'true' | 'false'): void {
  try {
    window.localStorage.setItem(key, value);
  } catch (error) {
    console.warn('Whether to welcome could not be stored.', error);
  }
}

/** Whether the user is to be welcomed: once after each sign-in. Storage that is blocked welcomes nobody. */
export const welcome = {
  isDue(): boolean {
    try {
      return window.localStorage.getItem(key) === 'false';
    } catch (error) {
      console.warn('Whether to welcome could not be read.', error);
      return false;
    }
  },
  /** To be called after a sign-in. Signing out leaves it as it is. */
  ask: () => write('false'),
  wasShown: () => write('true'),
};
