import { defineConfig } from '@playwright/test';

const isSoak = process.env['SOAK_ROUNDS'] !== undefined;

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  testIgnore: isSoak ? [] : /\.soak\.spec\.ts$/,
  grepInvert: isSoak ? [] : /@soak/,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [
    ['list'],
    ['./reporters/failures-last.ts'],
    ['./failures/reporter.ts'],
    ['./reporters/times-reporter.ts'],
  ],
  use: {
    // The worker would answer instead of the tests' routes; only offline.spec.ts allows and tests it.
    serviceWorkers: 'block',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
