import { staleReports, writeReports } from './report/shared-reports.ts';
import { staleWidgetTypes, writeWidgetTypes } from './report/widget-types.ts';

// npm run report: writes the public API of shared-*, their versions, and the types of widgets for remotes that
// show them; with --check only checks all three.

try {
  if (process.argv.includes('--check')) {
    const stale = await staleReports();
    if (stale.length > 0) {
      throw new Error(`The report of ${stale.join(' and ')} is out of date: run npm run report.`);
    }
    const types = staleWidgetTypes();
    if (types.length > 0) {
      throw new Error(`${types.join(' and ')} is out of date: run npm run report.`);
    }
  } else {
    for (const [folder, version] of Object.entries(await writeReports())) {
      console.log(`${folder} ${version}`);
    }
    await writeWidgetTypes();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
