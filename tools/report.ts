import { staleDocuments, writeDocuments } from './report/remote-documents.ts';
import { staleReports, writeReports } from './report/shared-reports.ts';
import { staleWidgetTypes, writeWidgetTypes } from './report/widget-types.ts';

// npm run report: writes the public API of shared-*, their versions, the types of widgets for remotes that
// show them, and the reference of what a remote declares; with --check only checks them.

try {
  if (process.argv.includes('--check')) {
    const reports = (await staleReports()).map((folder) => `the report of ${folder}`);
    const stale = [...reports, ...staleWidgetTypes(), ...staleDocuments()];
    if (stale.length > 0) {
      throw new Error(`Out of date: ${stale.join(', ')}. Run npm run report.`);
    }
  } else {
    for (const [folder, version] of Object.entries(await writeReports())) {
      console.log(`${folder} ${version}`);
    }
    await writeWidgetTypes();
    writeDocuments();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
