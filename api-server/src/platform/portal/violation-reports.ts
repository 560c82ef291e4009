import { StartError } from '../process/start-error.ts';

/**
 * The address for violation reports, escaped for a header; undefined if none is set. Throws `StartError`
 * for an invalid address.
 */
export function readReportUrl(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // Browsers send no reports over plain HTTP.
  if (url?.protocol !== 'https:' || url.username || url.password) {
    throw new StartError(
      `CSP_REPORT_URL must be an address like https://reports.example/csp, not "${address}".`,
    );
  }
  // Both separate directives and policies.
  return url.href.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** Headers of a page with its policy, and with the report address in both formats. */
export function policyHeaders(policy: string, reportUrl?: string): Record<string, string> {
  if (reportUrl === undefined) return { 'Content-Security-Policy': policy };
  return {
    // Browsers that know `report-to` ignore `report-uri`.
    'Content-Security-Policy': `${policy}; report-uri ${reportUrl}; report-to csp`,
    'Reporting-Endpoints': `csp="${reportUrl}"`,
  };
}
