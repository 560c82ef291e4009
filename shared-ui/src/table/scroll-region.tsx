import { Box } from '@shootline/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Scrolls sideways when its content is wider; then the keyboard can stop at it to do so. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setIsOverflowing(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Box
      ref={region}
      overflowX="auto"
      focusVisibleRing="inside"
      {...(isOverflowing && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </Box>
  );
}
