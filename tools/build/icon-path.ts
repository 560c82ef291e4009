import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder } from './shared-libraries.ts';

type Shape = [tag: string, attributes: Record<string, string>];

/** The module of an icon. */
interface IconModule {
  __iconData?: { node: Shape[] };
}

/** A rectangle; one radius rounds its corners. */
function rectangle(shape: Shape[1]): string {
  const { x = '0', y = '0', width = '0', height = '0', ry = '0', rx = ry } = shape;
  const [r, w, h] = [Number(rx), Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx)];
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  const top = `M${Number(x) + r} ${y}h${w}${corner(r, r)}v${h}`;
  return `${top}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

function ellipse({ cx = '0', cy = '0', rx = '0', ry = '0' }): string {
  const half = (width: number) => `a${rx} ${ry} 0 1 0 ${width} 0`;
  return `M${Number(cx) - Number(rx)} ${cy}${half(2 * Number(rx))}${half(-2 * Number(rx))}`;
}

/** Converts the shapes of Lucide icons to path data. */
const paths: Record<string, (attributes: Shape[1]) => string> = {
  // A relative start would count from the end of the previous part.
  path: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  circle: ({ r = '0', ...centre }) => ellipse({ ...centre, rx: r, ry: r }),
  ellipse,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polygon: ({ points }) => `M${points}z`,
  polyline: ({ points }) => `M${points}`,
  rect: rectangle,
};

/**
 * The data of one SVG path for a Lucide icon, drawn as a line on a grid of 24 by 24. Rejects for an unknown
 * name.
 */
export async function iconPath(appDir: string, name: string): Promise<string> {
  const file = join(packageFolder(appDir, 'lucide-react'), `dist/esm/icons/${name}.mjs`);
  const isThere = /^[a-z0-9-]+$/.test(name) && existsSync(file);
  const { __iconData }: IconModule = isThere ? await import(pathToFileURL(file).href) : {};
  // Former names lead to modules without data.
  if (!__iconData) throw new Error(`There is no icon ${name} at https://lucide.dev/icons.`);
  return __iconData.node.map(([tag, attributes]) => paths[tag]?.(attributes) ?? '').join('');
}
