import { createStore } from 'zustand/vanilla';

/** Whether the browser has refused to store something, and whether the user has read the notice. */
export const storageRefusal = createStore(() => ({ isRefused: false, isRead: false }));

function noteRefusal(error: unknown): void {
  if (storageRefusal.getState().isRefused) return;
  console.warn('This browser refuses to store data for the portal.', error);
  storageRefusal.setState({ isRefused: true });
}

/** A key-value store. Values that the browser refuses last until the page is closed. */
function storageOf(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>();

  function inBrowser<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return access(window[kind]);
    } catch (error) {
      noteRefusal(error);
      return undefined;
    }
  }
  function removeItem(key: string): void {
    memory.delete(key);
    inBrowser((storage) => storage.removeItem(key));
  }

  return {
    getItem: (key: string): string | null =>
      memory.get(key) ?? inBrowser((storage) => storage.getItem(key)) ?? null,
    setItem(key: string, text: string): void {
      const isKept = inBrowser((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (isKept) return void memory.delete(key);
      // If the new text does not fit, the old one must not come back on the next page.
      removeItem(key);
      memory.set(key, text);
    },
    removeItem,
    keys: (): string[] => [
      ...memory.keys(),
      ...(inBrowser((storage) => Object.keys(storage)) ?? []),
    ],
  };
}

/** Storage shared by all tabs of the browser. Never throws. */
export const lastingStorage = storageOf('localStorage');

/** Storage of this tab that survives a reload. Never throws. */
export const tabStorage = storageOf('sessionStorage');
