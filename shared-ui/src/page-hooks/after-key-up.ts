/** Runs something once the key that is down is up: before that, Firefox takes a new tab for a pop-up. */
export function afterKeyUp(run: () => void): void {
  document.addEventListener('keyup', run, { once: true, capture: true });
}
