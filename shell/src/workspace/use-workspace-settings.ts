import { useMemo } from 'react';
import { useLoaded } from '../contributions/use-loaded.ts';
import { ownSettings } from './settings.ts';

/** The settings of the areas, then the shell's own; `missing` are areas whose settings have not loaded. */
export function useWorkspaceSettings() {
  const { loaded, missing } = useLoaded('settings');
  const settings = useMemo(() => [...loaded.flat(), ...ownSettings], [loaded]);
  return { settings, missing };
}
