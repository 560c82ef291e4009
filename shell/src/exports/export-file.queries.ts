import { api, dataOf, fetchFile } from '@shootline/shared-api';

/**
 * The file of a mailed export and its name, for users with the rights that it was made for. Throws
 * `ApiError`: NotFound for all others, and after a week, with a message that says so.
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
