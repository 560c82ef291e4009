import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The notice about the network, set by code that is loaded once the network has failed. */
export const connectionNotice = createStore<{ notice: ReactNode }>(() => ({ notice: null }));

/** The place of the notice that there is no network. */
export const ConnectionNotice = () => useStore(connectionNotice, ({ notice }) => notice);
