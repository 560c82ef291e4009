const megabyte = 1024 * 1024;

/** An uploaded file has fewer bytes than this: 20 MB (S1 §9). */
export const maxFileBytes = 20 * megabyte;

/** What to say of a file with `bytes` bytes that is too large (S1 §5). */
export function fileSizeText(bytes: number): string {
  const megabytes = Math.round((bytes / megabyte) * 10) / 10;
  return `File size must be less than 20 MB. Your file is ${megabytes} MB.`;
}
