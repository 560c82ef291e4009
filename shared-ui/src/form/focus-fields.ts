/** The rendered field at a path, or the one that contains it; '' when there is none. */
export function shownField(element: HTMLFormElement, path: string): string {
  if (path === '' || element.elements.namedItem(path)) return path;
  return shownField(element, path.slice(0, Math.max(0, path.lastIndexOf('.'))));
}

const isInside = (inner: Node, outer: Node) => inner !== outer && outer.contains(inner);

/** Focuses the first rendered field that these paths lead to; false if there is none yet. */
function focusFirst(element: HTMLFormElement, paths: string[]): boolean {
  const names = paths.map((path) => shownField(element, path)).filter(Boolean);
  const fields = [...element.elements].filter(
    (field) =>
      field instanceof HTMLElement &&
      names.includes(field.getAttribute('name') ?? '') &&
      !field.matches(':disabled'),
  ) as HTMLElement[];
  // A group gets the focus only if none of its fields is in error.
  const first = fields.find((field) => !fields.some((other) => isInside(other, field)));
  const name = first?.getAttribute('name');
  // Of a group of radio buttons, the one that the Tab key would reach.
  const checked = fields.find(
    (field) => field.getAttribute('name') === name && field.matches('[type=radio]:checked'),
  );
  (checked ?? first)?.focus();
  return first !== undefined;
}

/** Focuses the first field of these paths once its code has loaded, unless the user has moved on. */
export function focusFields(element: HTMLFormElement, paths: string[]) {
  if (focusFirst(element, paths)) return;
  const { activeElement } = document;
  const observer = new MutationObserver(() => {
    const isLeft = document.activeElement !== activeElement;
    if (isLeft || focusFirst(element, paths)) observer.disconnect();
  });
  observer.observe(element, { childList: true, subtree: true });
}
