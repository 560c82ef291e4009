import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft.ts';

test('a text cleared before it returns as the value stays cleared', () => {
  const passedOn: string[] = [];
  const { result } = renderHook(() =>
    useDraft(
      '',
      (text) => passedOn.push(text),
      (text) => text,
    ),
  );
  act(() => result.current.commit('kitchen'));
  act(() => result.current.commit('kitchen'));
  act(() => result.current.commit(''));
  expect(passedOn).toEqual(['kitchen', '']);
});
