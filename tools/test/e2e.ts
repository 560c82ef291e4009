import { fileURLToPath } from 'node:url';
import { exitOf, startChild } from '../child.ts';
import { findBrowser } from './programs/browser.ts';
import { findNginx } from './programs/nginx.ts';

try {
  const executable = findBrowser();
  const nginx = findNginx();
  if (!nginx) console.log('Without nginx, the tests of its recipe are left out.');
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const args = [cli, 'test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const child = startChild(process.execPath, args, {
    env: { ...process.env, CHROMIUM_PATH: executable, NGINX_PATH: nginx ?? '' },
  });
  process.exitCode = await exitOf(child);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
