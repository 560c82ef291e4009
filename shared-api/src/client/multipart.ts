interface FormBody<Body> {
  body: Body;
  bodySerializer: () => FormData;
}

/**
 * The options of a call whose body is a form with files; the browser sets its Content-Type. The contract
 * types a file as text.
 */
export function formOf<Parts extends Record<string, string | Blob>>(
  parts: Parts,
): FormBody<{ [Part in keyof Parts]: string }> {
  return {
    body: parts as { [Part in keyof Parts]: string },
    bodySerializer() {
      const form = new FormData();
      for (const [name, value] of Object.entries(parts)) form.append(name, value);
      return form;
    },
  };
}
