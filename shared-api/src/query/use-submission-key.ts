import { useRef } from 'react';

/**
 * Gives the same Idempotency-Key for the same input, so that a repetition after a failure is known as
 * one (decisions §6).
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
