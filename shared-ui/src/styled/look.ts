import { rulesOf, type Styles } from './rules.ts';

const sheet = document.createElement('style');
// Before the sheets of Chakra's parts, which take precedence.
document.head.prepend(sheet);

// The policy of the page allows rules that scripts insert, and no text in style elements.
const add = (rule: string) => sheet.sheet?.insertRule(rule, sheet.sheet.cssRules.length);

add('@layer reset, base, tokens, recipes;');

let made = 0;

/** A new class: styles of a recipe, and those of an element, which take precedence whatever the state. */
export function newClass(recipe: readonly Styles[], own: readonly Styles[]): string {
  const name = `ui-${(made++).toString(36)}`;
  const ofRecipe = rulesOf(name, ...recipe).join('');
  if (ofRecipe) add(`@layer recipes{${ofRecipe}}`);
  for (const rule of rulesOf(name, ...own)) add(rule);
  return name;
}
