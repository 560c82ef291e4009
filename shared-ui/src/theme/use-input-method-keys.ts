import { useEffect } from 'react';

// Safari ends the composition before it reports the Enter that ends it, with the code of such keys.
const keyOfInputMethod = 229;

function keepFromPage(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === keyOfInputMethod) event.stopImmediatePropagation();
}

/** Keeps keys that belong to an input method, such as Enter to accept a word, from every part of the page. */
export function useInputMethodKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', keepFromPage, true);
    return () => window.removeEventListener('keydown', keepFromPage, true);
  }, []);
}
