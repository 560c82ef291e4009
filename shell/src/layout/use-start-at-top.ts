import { useEffect, useRef } from 'react';
import { useLocation } from '@shootline/shared-ui/router';

/** Each new page starts at its top, with the keyboard's focus in its content (S2 §2). */
export function useStartAtTop(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
