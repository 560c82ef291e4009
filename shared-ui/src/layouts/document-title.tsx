import { useBrand } from '../brand/brand.tsx';

/** The window's title: what the page is, then the brand. */
export function DocumentTitle({ title }: { title: string }) {
  const { name } = useBrand();
  return <title>{name ? `${title} · ${name}` : title}</title>;
}
