/** The first control of the form that contains or follows the element. */
export function firstField(from: HTMLElement): HTMLElement | undefined {
  const isNext = (form: HTMLFormElement) =>
    form.contains(from) ||
    (from.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const form = [...document.forms].find(isNext);
  return [...(form?.elements ?? [])]
    .filter((element) => element instanceof HTMLElement)
    .find((element) => element.matches('input, select, textarea') && !element.matches(':disabled'));
}
