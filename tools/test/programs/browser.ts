import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installFromDebian } from './debian.ts';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function find(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...usual, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path));
}

function installFromPlaywright(): void {
  console.log('Installing Chromium...');
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

/** The path of a Chromium, which is installed if missing. Throws if that fails. */
export function findBrowser(): string {
  const fromDebian = () => installFromDebian('Chromium', ['chromium']);
  for (const install of [() => {}, fromDebian, installFromPlaywright]) {
    install();
    const browser = find();
    if (browser) return browser;
  }
  throw new Error(
    'The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH to its location.',
  );
}
