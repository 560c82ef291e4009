import type { renderRoute } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';

export type UserEvent = ReturnType<typeof renderRoute>['user'];
type Scope = Pick<typeof screen, 'getByRole'>;

/** Enters a text into a field in place of what it has, and leaves it. */
export async function enter(
  user: UserEvent,
  name: string,
  text: string,
  scope: Scope = screen,
): Promise<void> {
  const field = scope.getByRole('textbox', { name });
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
  await user.tab();
}

/** Chooses one of a few answers. */
export async function answer(user: UserEvent, question: string, choice: string): Promise<void> {
  const group = within(screen.getByRole('radiogroup', { name: question }));
  await user.click(group.getByRole('radio', { name: choice }));
}

/** Chooses in a list of the browser's own. */
export async function select(user: UserEvent, name: string, option: string): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name }), option);
}

export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
}

/** Finds in a long list by typing, and chooses. */
export async function choose(user: UserEvent, field: HTMLElement, option: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(option);
  await user.click(await screen.findByRole('option', { name: option }));
}
