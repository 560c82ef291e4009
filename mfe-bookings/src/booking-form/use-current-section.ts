import { useEffect, useState } from 'react';
import { headingId } from './form-section.tsx';
import type { Section } from './sections.ts';

/** The reading area: the upper part of the window, below the bars. */
const reading = '-130px 0px -55% 0px';

/** The id of the section being read; null until known. */
export function useCurrentSection(sections: Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join();
  useEffect(() => {
    const visible = new Set<string>();
    const order = ids.split(',');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { section = '' } = (target as HTMLElement).dataset;
          if (isIntersecting) visible.add(section);
          else visible.delete(section);
        }
        const first = order.find((id) => visible.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: reading },
    );
    for (const id of order) {
      const section = document.getElementById(headingId(id))?.closest('[data-section]');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
