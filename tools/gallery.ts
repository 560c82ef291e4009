import { join } from 'node:path';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { root } from './apps.ts';

process.env['NODE_ENV'] = 'development';
const { pageConfig } = await import('./build/app-config.ts');
const port = Number(process.env['PORT'] ?? 3000);
const compiler = webpack(pageConfig(join(root, 'shared-ui'), './gallery/main.tsx'));
if (!compiler) throw new Error('The gallery has no build.');
const server = new DevServer({ port, host: 'localhost', hot: true }, compiler);
await server.start();
console.log(`Every component is shown at http://localhost:${port}`);
