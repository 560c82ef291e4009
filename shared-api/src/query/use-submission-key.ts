import { useRef } from 'react';

/**
 * The Idempotency-Key of a submission: the same for the same input, so the server recognises a repetition
 * after a failure.
 */
export function useSubmissionKey(): (input: unknown) => string {
  const last = useRef({ input: '', key: '' });
  return (input) => {
    const text = JSON.stringify(input) ?? '';
    if (last.current.key === '' || last.current.input !== text) {
      last.current = { input: text, key: crypto.randomUUID() };
    }
    return last.current.key;
  };
}
