import { api, bookingKeys, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The link for uploading footage of a hub video; null once the project is completed. */
export const publicUploadLink = (videoId: string) =>
  queryOptions({
    queryKey: [...bookingKeys.all(), 'public-upload-link', videoId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/public-upload-link', { params: { query: { videoId } }, signal })),
  });
