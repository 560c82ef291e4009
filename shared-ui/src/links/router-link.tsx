import { t } from '@shootline/shared-api';
import { Box, Button, type ButtonProps, styled, VisuallyHidden } from '../basics.ts';
import { linkRecipe } from '@chakra-ui/react/theme';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLinkIcon from 'lucide-react/icons/external-link';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@shootline/shared-ui/router';
import { Icon } from '../icons/icon.tsx';

/** Follows a path of this portal without a reload, and opens an absolute address in a new tab. */
function PlainRouterLink({ children, ...link }: ComponentProps<typeof Link>) {
  const isAbsolute = typeof link.to === 'string' && /^https?:/.test(link.to);
  if (!isAbsolute) return <Link {...link}>{children}</Link>;
  return (
    <Link {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{t(' (opens in a new tab)')}</VisuallyHidden>
    </Link>
  );
}

/**
 * A link to a path of this portal, or to an absolute address, which opens in a new tab. It wraps like the
 * surrounding text; with an icon it is a row of both.
 */
export const RouterLink = styled(PlainRouterLink, {
  ...linkRecipe,
  base: {
    ...linkRecipe.base,
    maxW: 'full',
    overflowWrap: 'anywhere',
    '&:not(:has(svg, img))': { display: 'inline' },
  },
});

export type RouterLinkProps = ComponentProps<typeof RouterLink>;

/** The link above a page's title to the page or list it belongs to. */
export function BackLink({ children, ...link }: RouterLinkProps) {
  return (
    <RouterLink {...link}>
      <Icon icon={ArrowLeft} size={16} />
      {children}
    </RouterLink>
  );
}

/** A `RouterLink` that looks like a button. */
export function ButtonLink({
  to,
  children,
  ...button
}: { to: string; children: ReactNode } & Omit<ButtonProps, 'children' | 'asChild'>) {
  return (
    <Button asChild {...button}>
      <PlainRouterLink to={to}>{children}</PlainRouterLink>
    </Button>
  );
}

/** A link that opens in a new tab and announces it. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ExternalAnchor href={href} target="_blank" rel="noopener noreferrer">
      <Box as="span" minW="0" overflowWrap="anywhere">
        {children}
      </Box>
      <Icon icon={ExternalLinkIcon} size={14} />
      <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
    </ExternalAnchor>
  );
}

const ExternalAnchor = styled('a', linkRecipe);
