const { env } = process;

/**
 * The settings of an S3 client that differ from the SDK's own; it reads all others from AWS's variables
 * and files.
 */
export function s3Settings(): { forcePathStyle: boolean; region?: string } {
  const hasEndpoint = Boolean(env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL']);
  const region = env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'];
  const known = region ?? (hasEndpoint ? 'us-east-1' : undefined);
  const isPathStyle = env['AWS_S3_FORCE_PATH_STYLE'] ?? String(hasEndpoint);
  return {
    forcePathStyle: isPathStyle === 'true',
    ...(known === undefined ? {} : { region: known }),
  };
}
