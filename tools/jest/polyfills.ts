import { File } from 'node:buffer';

// A FormData of Node takes the files of Node for files, and those of jsdom for texts.
Object.assign(globalThis, { File });

// jsdom lays nothing out and has no media: a desktop window in light colours with still motion.
window.matchMedia ??= (query) => ({
  matches: /min-width|prefers-reduced-motion: reduce/.test(query),
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};

// A modal dialog of jsdom opens and closes; what is around it stays within reach.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
