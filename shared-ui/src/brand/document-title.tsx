import { useBrand } from './brand.tsx';

/** The window's title: the page's title, then the brand. */
export function DocumentTitle({ title }: { title: string }) {
  const { name } = useBrand();
  return <title>{name ? `${title} · ${name}` : title}</title>;
}
