import { Box, VisuallyHidden } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import type { Fact } from './fact.ts';

/** Figures with their labels; one with a problem is marked, as the summary says what is wrong. */
export function Facts({ facts, columns }: { facts: Fact[]; columns: 1 | 2 | 3 }) {
  return (
    <DetailList columns={columns}>
      {facts.map(({ label, text, problem }) => (
        <Detail key={label} label={label}>
          {problem ? (
            <Box as="span" fontWeight="semibold" color="fg.error">
              {text} <VisuallyHidden>{problem}</VisuallyHidden>
            </Box>
          ) : (
            text
          )}
        </Detail>
      ))}
    </DetailList>
  );
}
