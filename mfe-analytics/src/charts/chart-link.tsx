import { RouterLink, type RouterLinkProps } from '@shootline/shared-ui';
import { touchSize } from './touch-size.ts';

/** A link that is not part of a sentence; its target is larger than its text. */
export function ChartLink(props: RouterLinkProps) {
  // `&&` overrides the inline display of links, which allows no minimum height.
  return (
    <RouterLink
      css={{ '&&': { display: 'inline-flex', alignItems: 'center', ...touchSize } }}
      {...props}
    />
  );
}
