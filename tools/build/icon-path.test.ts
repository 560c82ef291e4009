import { join } from 'node:path';
import { root } from '../apps.ts';
import { iconPath } from './icon-path.ts';

const of = (name: string) => iconPath(join(root, 'mfe-invoices'), name);

test('an icon of several paths becomes one path with each part in place', async () => {
  expect(await of('plus')).toBe('M5 12h14M12 5v14');
  expect(await of('log-out')).toContain('M0 0m16 17 5-5-5-5');
});

test('circles, rectangles and lines become paths', async () => {
  expect(await of('search')).toContain('M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0');
  expect(await of('calendar')).toContain('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14');
  for (const name of ['ruler', 'git-commit-horizontal', 'spray-can', 'battery', 'egg-off']) {
    expect(await of(name)).toMatch(/^M[-\d.\sa-z,]*$/i);
  }
});

test('an unknown Lucide icon stops the build with its name', async () => {
  await expect(of('hologram')).rejects.toThrow('There is no icon hologram');
  await expect(of('../plus')).rejects.toThrow('There is no icon ../plus');
});
