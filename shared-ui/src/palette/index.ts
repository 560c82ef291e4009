export { KeysDialog } from './keys-dialog.tsx';
export { Palette, type PaletteEntry, type PaletteGroup } from './palette.tsx';
