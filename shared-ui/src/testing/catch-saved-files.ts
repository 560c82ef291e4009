type SavedFile = { name: string; content: Blob };

/**
 * Catches the files that the page saves. Returns those saved so far, in order, and `release`, which
 * restores normal saving.
 */
export function catchSavedFiles(): { files: SavedFile[]; release: () => void } {
  const files: SavedFile[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  const contents: Blob[] = [];
  URL.createObjectURL = (content) => {
    contents.push(content as Blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => {};
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
    event.preventDefault();
    files.push({ name: event.target.download, content: contents.at(-1)! });
  };
  document.addEventListener('click', onClick);
  return {
    files,
    release: () => {
      document.removeEventListener('click', onClick);
      Object.assign(URL, { createObjectURL, revokeObjectURL });
    },
  };
}
