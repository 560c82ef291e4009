export { DownloadButton } from './download-button.tsx';
export { saveFile } from './save-file.ts';
export { SendingProgress } from './sending-progress.tsx';
