import { useEffect, useRef, useState } from 'react';

const COMMIT_AFTER_MS = 300;

/**
 * What is being typed, and its passing on: 300 ms after the last key, or at once by `commit`. What
 * `normalise` makes of the text is passed on, undefined is not. A `value` that changes from outside
 * replaces what is being typed; one that only echoes what was passed on does not.
 */
export function useDraft(
  value: string,
  onChange: (value: string) => void,
  normalise: (text: string) => string | undefined,
) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const [passedOn, setPassedOn] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== known) {
    setKnown(value);
    setPassedOn(undefined);
    if (value !== passedOn) setDraft(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (text: string) => {
    clearTimeout(timer.current);
    const next = normalise(text);
    if (next === undefined || next === value) return;
    setPassedOn(next);
    onChange(next);
  };
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  useEffect(() => {
    if (draft === value) clearTimeout(timer.current);
  }, [draft, value]);

  const change = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestCommit.current(text), COMMIT_AFTER_MS);
  };
  return { draft, change, commit };
}
