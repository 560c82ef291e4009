import { useEffect, useRef, useState } from 'react';

const COMMIT_AFTER_MS = 300;

/**
 * The text being typed (`draft`). It is passed on in the form that `normalise` returns, 300 ms after the
 * last key or at once by `commit`; undefined is not passed on. A `value` changed from outside replaces the
 * draft; one that only echoes the passed-on text does not.
 */
export function useDraft(
  value: string,
  onChange: (value: string) => void,
  normalise: (text: string) => string | undefined,
) {
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [passedOn, setPassedOn] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== lastValue) {
    setLastValue(value);
    setPassedOn(undefined);
    if (value !== passedOn) setDraft(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const passOn = (next: string | undefined) => {
    clearTimeout(timer.current);
    // The value may not have caught up with the text passed on last.
    if (next === undefined || next === (passedOn ?? value)) return;
    setPassedOn(next);
    onChange(next);
  };
  const commit = (text: string) => {
    const next = normalise(text);
    setDraft(next ?? text);
    passOn(next);
  };
  const latestPassOn = useRef(passOn);
  useEffect(() => {
    latestPassOn.current = passOn;
  });
  useEffect(() => {
    if (draft === value) clearTimeout(timer.current);
  }, [draft, value]);

  const change = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestPassOn.current(normalise(text)), COMMIT_AFTER_MS);
  };
  return { draft, change, commit };
}
