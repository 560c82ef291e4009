import { useLayoutEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';

/** A value for code outside React: to read as it is now, and to hear of when it changes. */
export interface Readable<Value> {
  read: () => Value;
  listen: (listener: (value: Value) => void) => () => void;
}

/** Makes the value of the last rendering readable; the result stays the same. */
export function useReadable<Value>(value: Value): Readable<Value> {
  const [{ set, readable }] = useState(() => {
    const store = createStore(() => ({ value }));
    return {
      set: (next: Value) => {
        if (!Object.is(store.getState().value, next)) store.setState({ value: next });
      },
      readable: {
        read: () => store.getState().value,
        listen: (listener: (value: Value) => void) =>
          store.subscribe((state) => listener(state.value)),
      },
    };
  });
  useLayoutEffect(() => set(value), [set, value]);
  return readable;
}
