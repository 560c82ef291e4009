import { keptDrafts, type KeptDraft } from '@shootline/shared-api';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormLife, useKeeping } from './use-keeping.ts';

export type KeptForm = {
  /** The newest unsaved input of an earlier form of this name; null when there is none. */
  offered: KeptDraft | null;
  /**
   * Puts the offered input, or the newest of an earlier form, into the form and returns it; changes that
   * it replaces are offered in turn.
   */
  restore: () => KeptDraft | null;
  /** Removes the offered input for good. */
  discard: () => void;
  /** Removes what this form has kept: what it holds now is saved. */
  forget: () => void;
  /** Ends what was restored: the form now has this version of the record, and its values, as its own. */
  rebase: (version: number | null) => void;
  /** Goes on for a record that was just saved: of the form's values, `keptOf` is kept while it differs from `base`. */
  goOverTo: (record: Required<Omit<FormLife, 'id'>>) => void;
  /** Whether the form has changes that are not saved, also between two renders. */
  hasChanges: () => boolean;
  /** The version to save with: that of the restored input, or the one that the form was opened with. */
  version: number | null;
  /** The values that restored input was typed over; undefined when those are the form's defaults. */
  base: object | undefined;
};

const newestBut = (name: string, id: string) =>
  keptDrafts.list(name).find((draft) => draft.id !== id) ?? null;

/** A draft as its form, which may still be open, has kept it by now. */
const latestOf = (name: string, draft: KeptDraft) =>
  keptDrafts.list(name).find(({ id }) => id === draft.id) ?? draft;

function newLife(name: string, version: number | null): FormLife {
  return { name, version, id: crypto.randomUUID() };
}

/**
 * Keeps what is typed into a long form while it differs from the form's default values, and offers what
 * an earlier form of this name has left. `name` is one record's, as `booking <uuid>`. `version` is the
 * one that the form was opened with, null for a new record; another one ends what was restored.
 */
export function useKeptForm<Values extends FieldValues>(options: {
  form: UseFormReturn<Values>;
  name: string;
  version: number | null;
}): KeptForm {
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

  const { forget, hasChanges, keepNow, moveTo } = useKeeping(form, life);

  const restore = () => {
    // The form before this one may have kept its input after this one was first drawn.
    const draft = offered ? latestOf(name, offered) : newestBut(name, life.id);
    if (!draft) return null;
    const isReplacing = hasChanges();
    if (isReplacing) keepNow();
    const { id: draftId, values, version: draftVersion, base } = draft;
    const restored = { ...newLife(name, draftVersion), base };
    moveTo(restored);
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
    keepNow();
    keptDrafts.forget(name, draftId);
    setLife(restored);
    setOffered(isReplacing ? newestBut(name, restored.id) : null);
    return draft;
  };
  const discard = () => {
    if (!offered) return;
    keptDrafts.forget(name, offered.id);
    setOffered(newestBut(name, life.id));
  };

  const rebase = (next: number | null) => setLife({ name, version: next, id: life.id });
  const goOverTo: KeptForm['goOverTo'] = (record) => {
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
