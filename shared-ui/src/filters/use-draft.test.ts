import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft.ts';

test('a text that is taken back before it came back as the value is taken back', () => {
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
