import { api, dataOf, fetchFile } from '@shootline/shared-api';

/**
 * The CSV of an export that was mailed, and its name, for whoever has the rights that it was written
 * for (decisions §9.1). Throws `ApiError`: NotFound for everyone else, and after a week, when its
 * message says so.
 */
export async function downloadExport(id: string): Promise<{ content: Blob; name: string }> {
  const answer = api.GET('/export/{id}', {
    params: { path: { id } },
    parseAs: 'blob',
    fetch: fetchFile,
  }) as Promise<{ data?: Blob; response: Response }>;
  const content = await dataOf(answer);
  const disposition = (await answer).response.headers.get('Content-Disposition');
  const [, name = 'export.csv'] = /filename="([^"]+)"/.exec(disposition ?? '') ?? [];
  return { content, name };
}
