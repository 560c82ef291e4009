const pictureTypes: Record<string, string> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const endingOf = (name: string) => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** As what a file of this name is shown; `other` is not shown. */
export function fileKind(name: string): 'pdf' | 'picture' | 'other' {
  const ending = endingOf(name);
  if (ending === 'pdf') return 'pdf';
  return ending in pictureTypes ? 'picture' : 'other';
}

/** The content under the type of its name, so that a browser never takes it for a page of the portal. */
export function typedContent(content: Blob, name: string): Blob {
  const ending = endingOf(name);
  const type = ending === 'pdf' ? 'application/pdf' : pictureTypes[ending];
  return new Blob([content], { type: type ?? 'application/octet-stream' });
}
