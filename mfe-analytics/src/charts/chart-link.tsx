import { RouterLink, type RouterLinkProps } from '@shootline/shared-ui';
import { touchSize } from './touch-size.ts';

/** A link that stands alone, as of a name or a number: its target is larger than its text. */
export function ChartLink(props: RouterLinkProps) {
  // Twice, as a link is else a part of the text around it, which has no height of its own.
  return (
    <RouterLink
      css={{ '&&': { display: 'inline-flex', alignItems: 'center', ...touchSize } }}
      {...props}
    />
  );
}
