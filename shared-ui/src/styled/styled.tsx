import type {
  RecipeDefinition,
  RecipeSelection,
  RecipeVariantRecord,
  JsxStyleProps,
  SystemStyleObject,
} from '@chakra-ui/react';
import {
  type ComponentPropsWithRef,
  createElement,
  type ElementType,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type RefObject,
} from 'react';
import type { StateStyles } from './conditions.ts';
import { newClass } from './look.ts';
import { mergedProps } from './merged-props.ts';
import { type ElementStyles, isStyleProp } from './properties.ts';
import type { Styles } from './rules.ts';

export type StyleProps = ElementStyles &
  StateStyles & { css?: SystemStyleObject | (SystemStyleObject | undefined)[] | undefined };

type Chosen<Own> = StyleProps &
  Own & {
    /** Another element in place of the usual one. */
    as?: ElementType | undefined;
    /** Styles the only child instead of an element of its own. */
    asChild?: boolean | undefined;
    /** Of any element, as `as` changes it. */
    ref?: RefObject<unknown> | ((element: never) => unknown) | null | undefined;
  };

/** The props of an element with styles and variants. */
export type StyledProps<Tag extends ElementType, Own = unknown> = Chosen<Own> &
  Omit<ComponentPropsWithRef<Tag>, keyof Chosen<Own>>;

export type Styled<Tag extends ElementType, Own = unknown> = FunctionComponent<
  StyledProps<Tag, Own>
>;

type Recipe = {
  base?: Styles | undefined;
  variants?: Record<string, Record<string, Styles>> | undefined;
  defaultVariants?: Record<string, unknown> | undefined;
};

/** Shorter names of style props by what a component calls them. */
type Aliases = { readonly [alias: string]: string };

type Made = { tag: ElementType; recipes: readonly Recipe[]; aliases: Aliases };

const made = new WeakMap<object, Made>();

/** The styles of a chosen variant, which may differ by the width of the window. */
function stylesOf(options: Record<string, Styles>, choice: unknown): Styles {
  if (typeof choice !== 'object' || choice === null) return options[String(choice)] ?? {};
  const { base, ...others } = choice as Record<string, string>;
  const byWidth = Object.entries(others).map(([width, one]) => [width, options[one] ?? {}]);
  return { ...options[String(base)], ...Object.fromEntries(byWidth) };
}

function recipeStyles(recipes: readonly Recipe[], chosen: Record<string, unknown>): Styles[] {
  return recipes.flatMap(({ base = {}, variants = {}, defaultVariants = {} }) => [
    base,
    ...Object.entries(variants).map(([name, options]) =>
      stylesOf(options, chosen[name] ?? defaultVariants[name]),
    ),
  ]);
}

type AnyProps = Record<string, unknown>;

/**
 * A component that takes styles and variants as props. Its class is made once for each combination of them.
 */
function styledComponent(
  element: ElementType,
  recipe: Recipe = {},
  ownAliases: Aliases = {},
): FunctionComponent<AnyProps> {
  const inner = typeof element === 'string' ? undefined : made.get(element);
  const tag = inner?.tag ?? element;
  const recipes = [...(inner?.recipes ?? []), recipe];
  const aliases = { ...inner?.aliases, ...ownAliases };
  const variants = new Set(recipes.flatMap((one) => Object.keys(one.variants ?? {})));
  const classes = new Map<string, string>();

  function classOf(styles: AnyProps, chosen: AnyProps, key: string): string {
    const known = classes.get(key);
    if (known) return known;
    const { css, ...own } = styles;
    const name = newClass(
      recipeStyles(recipes, chosen),
      [...[css].flat(), own].filter(Boolean) as Styles[],
    );
    classes.set(key, name);
    return name;
  }

  function Component({ as: other, asChild, className, ...props }: AnyProps) {
    const styles: AnyProps = {};
    const chosen: AnyProps = {};
    const rest: AnyProps = {};
    let key = '';
    for (const given in props) {
      const name = aliases[given] ?? given;
      const value = props[given];
      const isVariant = variants.has(name);
      if (!isVariant && !isStyleProp(name)) rest[name] = value;
      else if (value !== undefined && value !== null) {
        (isVariant ? chosen : styles)[name] = value;
        key += `${name}:${typeof value === 'object' ? JSON.stringify(value) : value};`;
      }
    }
    const own = classOf(styles, chosen, key);
    rest['className'] = className ? `${own} ${className}` : own;
    if (!asChild) return createElement((other as ElementType) ?? tag, rest);
    const child = [rest['children']].flat().find(isValidElement) as ReactElement<AnyProps>;
    return createElement(child.type, mergedProps(rest, child.props));
  }
  Component.displayName = `styled(${typeof tag === 'string' ? tag : (tag.displayName ?? tag.name)})`;
  made.set(Component, { tag, recipes, aliases });
  return Component;
}

export type AliasProps<Names extends Aliases> = {
  [Alias in keyof Names]?: JsxStyleProps[Names[Alias] & keyof JsxStyleProps];
};

type Factory = {
  <Tag extends ElementType>(tag: Tag): Styled<Tag>;
  <
    Tag extends ElementType,
    Variants extends RecipeVariantRecord,
    const Names extends Aliases = Record<never, never>,
  >(
    tag: Tag,
    recipe: RecipeDefinition<Variants>,
    aliases?: Names,
  ): Styled<Tag, RecipeSelection<Variants> & AliasProps<Names>>;
};

export const styled = styledComponent as unknown as Factory;
