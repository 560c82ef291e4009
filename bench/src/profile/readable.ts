import { createRequire } from 'node:module';
import { join } from 'node:path';

// Preloaded into the build of any revision: makes webpack write code in which modules and functions keep
// their names, and lets a page be asked where its elements are created.

type Webpack = typeof import('webpack');
const webpack: Webpack = createRequire(join(process.cwd(), 'tools/package.json'))('webpack');

const name = 'readable';
const notesElements = `
const noted = (make) => (...args) => {
  const element = make(...args);
  globalThis.noteElement?.(element);
  return element;
};
module.exports = { ...module.exports, jsx: noted(module.exports.jsx), jsxs: noted(module.exports.jsxs) };
`;

const applied = webpack.WebpackOptionsApply.prototype;
const { process: apply } = applied;

applied.process = function process(options, compiler, ...rest) {
  Object.assign(options.optimization, {
    minimize: false,
    concatenateModules: false,
    moduleIds: 'named',
  });
  if (typeof options.cache === 'object') Object.assign(options.cache, { name });
  compiler.hooks.compilation.tap(name, (compilation) => {
    const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
    processResult.tap(name, (result, { resource }) => {
      if (!resource.endsWith('/react/jsx-runtime.js')) return result;
      const [source, ...others] = result;
      return [`${String(source)}${notesElements}`, ...others];
    });
  });
  return apply.call(this, options, compiler, ...rest);
};
