/** Makes the browser save a file that was fetched with the user's token. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the URL after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
