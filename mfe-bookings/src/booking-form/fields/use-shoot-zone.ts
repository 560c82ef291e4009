import { zoneOf } from '@shootline/shared-api/rules';
import { useWatch } from 'react-hook-form';
import type { BriefValues } from '../brief/brief-values.ts';

/** The time zone of the entered shoot location. */
export function useShootZone(): string {
  return useWatch({
    name: 'address',
    compute: (address: BriefValues['address']) => zoneOf({ address }),
  });
}
