import { File } from 'node:buffer';

// Node's FormData treats jsdom's files as text.
Object.assign(globalThis, { File });

// Node parses responses outside jsdom, and the libraries inside do not see the result as a plain object.
Response.prototype.json = async function json() {
  return JSON.parse(await this.text()) as unknown;
};

// jsdom has no layout or media queries: simulates a desktop window, light colours, reduced motion.
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

globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

// In jsdom a modal dialog opens and closes, but does not make the page behind it inert.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
