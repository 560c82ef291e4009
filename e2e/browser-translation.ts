import type { Page } from '@playwright/test';

/** Replaces texts the way the translation of a browser does: each text node by two `font` elements. */
export async function translateEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mayTranslate = (node: Node) => {
      const parent = node.parentElement;
      return (
        node.nodeValue?.trim() &&
        parent instanceof HTMLElement &&
        !parent.matches('font, script, style, textarea, title') &&
        parent.closest('[translate]')?.getAttribute('translate') !== 'no'
      );
    };
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts.filter(mayTranslate)) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(`(translated) ${text.nodeValue}`);
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) translate(target.parentNode ?? target);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
