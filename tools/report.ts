import { staleReports, writeReports } from './report/shared-reports.ts';

// npm run report: writes the public API of shared-* and their versions; with --check only checks both.

try {
  if (process.argv.includes('--check')) {
    const stale = await staleReports();
    if (stale.length > 0) {
      throw new Error(`The report of ${stale.join(' and ')} is out of date: run npm run report.`);
    }
  } else {
    for (const [folder, version] of Object.entries(await writeReports())) {
      console.log(`${folder} ${version}`);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
