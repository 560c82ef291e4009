/** Adds an element with a text to another. */
export function add<Tag extends keyof HTMLElementTagNameMap>(parent: Element, tag: Tag, text = '') {
  const child = document.createElement(tag);
  child.textContent = text;
  parent.append(child);
  return child;
}
