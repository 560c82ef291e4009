import { keptInput } from '@shootline/shared-api';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/** The values that a form starts with: its defaults, overlaid with what was typed earlier. */
export function useFirstValues<Values extends FieldValues>(
  defaults: DefaultValues<Values>,
  keepAs: string | undefined,
): DefaultValues<Values> {
  const [kept] = useState(() => (keepAs === undefined ? undefined : keptInput.read(keepAs)));
  return kept ? { ...defaults, ...kept } : defaults;
}

/** Keeps what is typed into a form under its name. */
export function useKeptInput<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keepAs: string | undefined,
): void {
  useEffect(() => {
    if (keepAs === undefined) return undefined;
    const { unsubscribe } = form.watch((values, { type }) => {
      if (type === 'change') keptInput.keep(keepAs, values);
    });
    return unsubscribe;
  }, [form, keepAs]);
}
