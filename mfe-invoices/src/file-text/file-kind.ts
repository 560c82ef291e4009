const pictureTypes: Record<string, string> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  gif: 'image/gif',
  // Only some browsers show these.
  heic: 'image/heic',
  heif: 'image/heif',
  jfif: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const endingOf = (name: string) => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** The viewer for a file name; files of kind `other` are not shown. */
export function fileKind(name: string): 'pdf' | 'picture' | 'e-invoice' | 'other' {
  const ending = endingOf(name);
  if (ending === 'pdf') return 'pdf';
  if (ending === 'xml') return 'e-invoice';
  return ending in pictureTypes ? 'picture' : 'other';
}

/** Whether a file is a photo that few browsers show. */
export const isHeic = (name: string): boolean => /^hei[cf]$/.test(endingOf(name));

/** The content with the type of its file name; a browser must never run it as a page of the portal. */
export function typedContent(content: Blob, name: string): Blob {
  const ending = endingOf(name);
  const type = ending === 'pdf' ? 'application/pdf' : pictureTypes[ending];
  return new Blob([content], { type: type ?? 'application/octet-stream' });
}
