import type { SharedCode } from '../portal/manifest.ts';
import { incompatibilityOf } from './fit.ts';

const entry = '@shootline/shared-ui/sheet';

function code(change: Partial<SharedCode> = {}): SharedCode {
  return {
    contract: 1,
    versions: { react: '19.3.1', '@shootline/shared-ui': '2.0.0' },
    names: { [entry]: ['Sheet'] },
    ...change,
  };
}

test('a remote fits a newer shell that still has every name it uses', () => {
  const shell = code({
    versions: { react: '19.4.0', '@shootline/shared-ui': '3.0.0' },
    names: { [entry]: ['Drawer', 'Sheet'] },
  });
  expect(incompatibilityOf(code(), shell)).toBeNull();
});

test('a renamed export and a removed entry are named', () => {
  const uses = code({ names: { [entry]: ['Sheet'], '@shootline/shared-ui/map': ['PointMap'] } });
  const shell = code({
    versions: { react: '19.3.1', '@shootline/shared-ui': '3.0.0' },
    names: { [entry]: ['SidePanel'] },
  });
  expect(incompatibilityOf(uses, shell)).toEqual({
    missing: [`Sheet of ${entry}`, '@shootline/shared-ui/map'],
    age: 'older',
  });
});

test('a third-party library must be at least as new as the one the remote was built with', () => {
  const uses = code({ versions: { react: '19.5.0', '@shootline/shared-ui': '2.0.0' } });
  expect(incompatibilityOf(uses, code())).toEqual({
    missing: ['react ^19.5.0 (there is 19.3.1)'],
    age: 'newer',
  });
});

test('another contract is incompatible, and the higher one is newer', () => {
  expect(incompatibilityOf(code({ contract: 2 }), code())).toEqual({
    missing: ['contract 2 (there is 1)'],
    age: 'newer',
  });
});

test('the age is unknown while the versions are the same', () => {
  expect(incompatibilityOf(code(), code({ names: {} }))).toEqual({
    missing: [entry],
    age: 'unknown',
  });
});
