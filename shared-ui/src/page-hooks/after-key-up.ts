/** Runs a function once the pressed key is released: before that, Firefox blocks a new tab as a pop-up. */
export function afterKeyUp(run: () => void): void {
  document.addEventListener('keyup', run, { once: true, capture: true });
}
