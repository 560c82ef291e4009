import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type Search = ConstructorParameters<typeof URLSearchParams>[0];

/** The address's parameters, and a function that navigates to others. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Search | ((current: URLSearchParams) => Search), options?: NavigateOptions) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      return navigate(`?${new URLSearchParams(changed)}`, options);
    },
    [navigate, params],
  );
  return [params, setParams] as const;
}
