import { isUuid } from '@shootline/shared-api';
import { useSearchParams } from '@shootline/shared-ui/router';
import { useCallback } from 'react';

/** The invoice that the URL asks to show (`?invoice=`), as rows of the inbox do, and how to close it. */
export function useInvoiceByAddress(): { asked: string | null; forget: () => void } {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('invoice');
  const forget = useCallback(
    () =>
      setQuery(
        (before) => {
          const rest = new URLSearchParams(before);
          rest.delete('invoice');
          return rest;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return { asked: asked !== null && isUuid(asked) ? asked : null, forget };
}
