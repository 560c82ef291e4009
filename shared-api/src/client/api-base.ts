/** Whether an address lies at or below a base address on the same origin. */
export function isBelow(url: string, base: string): boolean {
  const target = new URL(url);
  const top = new URL(base);
  const path = top.pathname.replace(/\/+$/, '');
  return (
    target.origin === top.origin &&
    (target.pathname === path || target.pathname.startsWith(`${path}/`))
  );
}
