import { createContext, use, useLayoutEffect } from 'react';

export const DialogTitles = createContext<(title: string | undefined) => void>(() => {});

/** Replaces the title of the dialog around while the component is shown; undefined keeps it. */
export function useDialogTitle(title: string | undefined): void {
  const set = use(DialogTitles);
  useLayoutEffect(() => {
    set(title);
    return () => set(undefined);
  }, [set, title]);
}
