import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type ObjectSchema, ValidationError } from 'yup';
import { type BriefName, isAsked } from '@shootline/shared-api/rules/brief';
import type { BriefValues } from './brief/brief-values.ts';
import { type Section, sectionOf } from './sections.ts';

const pause = 300;

/** The top-level field of an error path; a person or an address counts once. */
const fieldOf = (path: string) => path.replace(/\..*/, '');

async function errorPaths(rules: ObjectSchema<BriefValues>, values: BriefValues) {
  try {
    await rules.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path }) => path ?? '');
  }
}

/**
 * The number of values each section still needs before the brief can be submitted, by section id. Counted
 * again when the user pauses; null until known.
 */
export function useMissingCounts(
  rulesFor: (values: BriefValues) => ObjectSchema<BriefValues>,
): Map<Section['id'], number> | null {
  const { subscribe, getValues } = useFormContext<BriefValues>();
  const [missing, setMissing] = useState<Map<Section['id'], number> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const count = async () => {
      const values = getValues();
      const paths = await errorPaths(rulesFor(values), values);
      if (!isCurrent) return;
      const fields = new Set(paths.map(fieldOf));
      const counts = new Map<Section['id'], number>();
      for (const field of fields) {
        const id = sectionOf(field)?.id;
        if (id && (id === 'file' || isAsked(field as BriefName, values)))
          counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      setMissing(counts);
    };
    let timer = setTimeout(() => void count());
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void count(), pause);
      },
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, getValues, rulesFor]);
  return missing;
}
