import type { ComponentProps, MouseEvent } from 'react';
import {
  createPath,
  matchPath,
  type NavigateOptions,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router';

interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state'> {
  to: To;
}

const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/**
 * Follows a path of this portal without a reload; the browser follows absolute addresses and opens other
 * tabs. A link to the current address replaces it.
 */
export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset, onClick, children, ...anchor } = props;
  const isAbsolute = typeof to === 'string' && /^https?:/.test(to);
  const href = useHref(to);
  const path = createPath(useResolvedPath(to));
  const isCurrent = path === createPath(useLocation());
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = isAbsolute || (anchor.target ?? '_self') !== '_self';
    if (event.defaultPrevented || isElsewhere || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? isCurrent, state, preventScrollReset });
  };
  return (
    <a {...anchor} href={isAbsolute ? to : href} onClick={follow}>
      {children}
    </a>
  );
}

/** A `Link` marked as current on its page, and on pages below it unless `end`. */
export function NavLink({ end, ...link }: LinkProps & { end?: boolean }) {
  const path = useResolvedPath(link.to).pathname;
  const pattern = { path, end: (end ?? false) || path === '/' };
  const isCurrent = matchPath(pattern, useLocation().pathname) !== null;
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
