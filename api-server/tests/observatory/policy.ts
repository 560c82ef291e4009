import type { Rule, Scan } from './scan.ts';

const broad = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
];
const inline = ["'unsafe-inline'", 'data:'];
const passive = ['img-src', 'media-src'];

/** The sources of each directive; undefined without a policy. */
export function directivesOf({ headers }: Scan): Map<string, string[]> | undefined {
  const header = headers.get('Content-Security-Policy');
  if (header === null) return undefined;
  const directives = new Map<string, string[]>();
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // The first of several directives with the same name wins.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function isPlain(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:');
}

/** Scores a Content-Security-Policy by the worst that it allows. */
export const policyRule: Rule = {
  name: 'Content-Security-Policy',
  points: {
    "nothing unsafe, default-src 'none'": 10,
    'nothing unsafe': 5,
    'unsafe styles': 0,
    'images over plain HTTP': -10,
    'eval of scripts': -10,
    'content over plain HTTP': -20,
    'inline scripts or any source': -20,
    'cannot be read': -25,
    none: -25,
  },
  judge(scan) {
    const directives = directivesOf(scan);
    if (!directives) return 'none';
    if (scan.headers.get('Content-Security-Policy')?.includes(',')) return 'cannot be read';
    const byDefault = directives.get('default-src') ?? ['*'];
    const of = (name: string) => directives.get(name) ?? byDefault;
    const [scripts, styles] = [of('script-src'), of('style-src')];
    const active = [...directives].filter(([name]) => !passive.includes(name));
    const allows = (sources: string[], ...which: string[]) =>
      sources.some((source) => which.includes(source));

    if (allows(scripts, ...broad, ...inline) || allows(of('object-src'), ...broad))
      return 'inline scripts or any source';
    if (active.some(([, sources]) => sources.some(isPlain))) return 'content over plain HTTP';
    if (allows([...scripts, ...styles], "'unsafe-eval'")) return 'eval of scripts';
    if (passive.some((name) => of(name).some(isPlain))) return 'images over plain HTTP';
    if (allows(styles, ...broad, ...inline)) return 'unsafe styles';
    return byDefault.join() === "'none'" ? "nothing unsafe, default-src 'none'" : 'nothing unsafe';
  },
};
