import { unsavedForms, type UnsavedForm } from '@shootline/shared-api';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormLife, useKeepInput } from './use-keep-input.ts';

export type KeptInput = {
  /** The newest unsaved input of an earlier form of this name; null without one. */
  offered: UnsavedForm | null;
  /**
   * Puts the offered input, or the newest of an earlier form, into the form and returns it; changes that it
   * replaces are offered next.
   */
  restore: () => UnsavedForm | null;
  /** Removes the offered input for good. */
  discard: () => void;
  /** Removes the kept input of this form, as its values are saved now. */
  forget: () => void;
  /** Ends the restored state: the form's values now belong to this version of the record. */
  rebase: (version: number | null) => void;
  /**
   * Continues for a record that was just saved: the values selected by `keptOf` are kept while they differ
   * from `base`.
   */
  goOverTo: (record: Required<Omit<FormLife, 'id'>>) => void;
  /** Whether the form has unsaved changes, also between two renders. */
  hasChanges: () => boolean;
  /** The version to save with: the restored input's, or the one the form was opened with. */
  version: number | null;
  /** The values that the restored input was based on; undefined if those are the form's defaults. */
  base: object | undefined;
};

const newestBut = (name: string, id: string) =>
  unsavedForms.list(name).find((draft) => draft.id !== id) ?? null;

/** The latest kept state of a draft, whose form may still be open in another tab. */
const latestOf = (name: string, draft: UnsavedForm) =>
  unsavedForms.list(name).find(({ id }) => id === draft.id) ?? draft;

function newLife(name: string, version: number | null): FormLife {
  return { name, version, id: crypto.randomUUID() };
}

/**
 * Keeps the input of a long form while it differs from the default values, and offers the unsaved input of
 * an earlier form of this name. `name` identifies a record, such as `booking <uuid>`. `version` is the
 * record's version when the form was opened, null for a new record; another version ends the restored
 * state.
 */
export function useKeptInput<Values extends FieldValues>(options: {
  form: UseFormReturn<Values>;
  name: string;
  version: number | null;
}): KeptInput {
  const { form, name, version } = options;
  const [opened, setOpened] = useState({ name, version });
  const [life, setLife] = useState(() => newLife(name, version));
  const [offered, setOffered] = useState(() => newestBut(name, life.id));
  if (opened.name !== name) {
    setOpened({ name, version });
    setLife(newLife(name, version));
    setOffered(newestBut(name, ''));
  } else if (opened.version !== version) {
    setOpened({ name, version });
    setLife({ name, version, id: life.id });
  }

  const { forget, hasChanges, keepNow, moveTo } = useKeepInput(form, life);

  const restore = () => {
    // The previous form may have kept its input after this one was first rendered.
    const draft = offered ? latestOf(name, offered) : newestBut(name, life.id);
    if (!draft) return null;
    const isReplacing = hasChanges();
    if (isReplacing) keepNow();
    const { id: draftId, values, version: draftVersion, base } = draft;
    const restored = { ...newLife(name, draftVersion), base };
    moveTo(restored);
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
    keepNow();
    unsavedForms.forget(name, draftId);
    setLife(restored);
    setOffered(isReplacing ? newestBut(name, restored.id) : null);
    return draft;
  };
  const discard = () => {
    if (!offered) return;
    unsavedForms.forget(name, offered.id);
    setOffered(newestBut(name, life.id));
  };

  const rebase = (next: number | null) => setLife({ name, version: next, id: life.id });
  const goOverTo: KeptInput['goOverTo'] = (record) => {
    forget();
    const next = { ...record, id: crypto.randomUUID() };
    moveTo(next, record.base);
    keepNow();
    setLife(next);
  };
  const { version: versionToSave, base } = life;
  const ways = { restore, discard, forget, rebase, goOverTo, hasChanges };
  return { offered, ...ways, version: versionToSave, base };
}
