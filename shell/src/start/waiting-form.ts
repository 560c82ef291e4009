// Asked of the window, as the build renders the form without a document.
const root = () => window.document.getElementById('root');

/** The sign-in form that the start script has shown; null once the portal has its own. */
export const waitingForm = (): HTMLFormElement | null =>
  window.document.querySelector('#root[data-sign-in] form');

/** The values typed into the form that waits; {} if none does. */
export function typedSoFar(): Record<string, string> {
  const inputs = [...(waitingForm()?.querySelectorAll('input') ?? [])];
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}

/** Gives the form back the look in which it was built, which React expects. */
export function undoBusyLook(form: HTMLFormElement): void {
  const button = form.querySelector('[type=submit]');
  if (!button) return;
  button.ariaDisabled = null;
  button.textContent = form.ariaLabel;
}

/** Ends the waiting; true if the form was submitted meanwhile. */
export function endWaiting(): boolean {
  const wasSent = root()?.dataset['signIn'] === 'sent';
  delete root()?.dataset['signIn'];
  window.document.querySelector('#root ~ .slow-start')?.remove();
  return wasSent;
}
