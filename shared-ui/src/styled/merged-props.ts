import type { Ref } from 'react';

type Props = Record<string, unknown>;
type Handler = (...values: unknown[]) => void;

function bothRefs(one: Ref<unknown>, other: Ref<unknown>): Ref<unknown> {
  return (element) => {
    for (const ref of [one, other]) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}

/** The props of an element that takes those of its parent too: both classes, styles, handlers and refs. */
export function mergedProps(outer: Props, inner: Props): Props {
  const merged: Props = { ...outer, ...inner };
  for (const name of Object.keys(inner)) {
    const [one, other] = [outer[name], inner[name]];
    if (!one || !other) {
      merged[name] = other ?? one;
    } else if (name === 'className') {
      merged[name] = `${one} ${other}`;
    } else if (name === 'style') {
      merged[name] = { ...one, ...other };
    } else if (name === 'ref') {
      merged[name] = bothRefs(one as Ref<unknown>, other as Ref<unknown>);
    } else if (/^on[A-Z]/.test(name)) {
      merged[name] = (...values: unknown[]) => {
        (other as Handler)(...values);
        (one as Handler)(...values);
      };
    }
  }
  merged['children'] = inner['children'];
  return merged;
}
