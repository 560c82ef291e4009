import { type UnsavedFormInput, unsavedForms } from '@shootline/shared-api';
import { useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Identifies one opening of a form, under which its input is kept. */
export interface FormLife extends Omit<UnsavedFormInput, 'values'> {
  name: string;
  id: string;
  /** Selects the values to keep; all of them if missing. */
  keptOf?: (values: object) => object;
}

const longestWait = 500;

/**
 * Keeps the values of a form while they differ from its defaults: every half second while they change, and
 * at once when the page is left or hidden.
 */
export function useKeepInput<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  life: FormLife,
) {
  const current = useRef({ life, isDirty: false, savedText: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    current.current.life = life;
  }, [life]);

  const keeping = useMemo(() => {
    const stopWaiting = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const valuesNow = () => {
      const values = form.getValues();
      return current.current.life.keptOf?.(values) ?? values;
    };
    const textNow = () => JSON.stringify(valuesNow());
    const hasChanges = () => current.current.isDirty && current.current.savedText !== textNow();
    const keepNow = () => {
      stopWaiting();
      const { name, id, version, base = form.formState.defaultValues } = current.current.life;
      if (hasChanges()) unsavedForms.keep(name, id, { values: valuesNow(), version, base });
      else unsavedForms.forget(name, id);
    };
    return {
      hasChanges,
      keepNow,
      keepSoon: (isDirty: boolean) => {
        current.current.isDirty = isDirty;
        timer.current ??= setTimeout(keepNow, longestWait);
      },
      keepWhatWaits: () => {
        if (timer.current !== undefined) keepNow();
      },
      forget: () => {
        stopWaiting();
        current.current.savedText = textNow();
        unsavedForms.forget(current.current.life.name, current.current.life.id);
      },
      /**
       * Keeps the form's values under another `life` from now on; `saved` are the values already saved there.
       */
      moveTo: (next: FormLife, saved?: object) => {
        stopWaiting();
        current.current.life = next;
        if (saved) current.current.savedText = JSON.stringify(saved);
      },
    };
  }, [form]);

  const { keepSoon, keepWhatWaits } = keeping;
  useEffect(
    () =>
      form.subscribe({
        formState: { isDirty: true, values: true },
        callback: ({ isDirty = false }) => keepSoon(isDirty),
      }),
    [form, keepSoon],
  );
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keepWhatWaits();
    };
    window.addEventListener('pagehide', keepWhatWaits);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', keepWhatWaits);
      document.removeEventListener('visibilitychange', onHidden);
      keepWhatWaits();
    };
  }, [life.name, keepWhatWaits]);

  return keeping;
}
