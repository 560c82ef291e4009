import type { renderRoute } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';

export type UserEvent = ReturnType<typeof renderRoute>['user'];
type Scope = Pick<typeof screen, 'getByRole'>;

/** Replaces a field's text, and leaves the field. */
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

/** Chooses one of the answers to a question. */
export async function answer(user: UserEvent, question: string, choice: string): Promise<void> {
  const group = within(screen.getByRole('radiogroup', { name: question }));
  await user.click(group.getByRole('radio', { name: choice }));
}

/** Chooses an option in a native select. */
export async function select(user: UserEvent, name: string, option: string): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name }), option);
}

export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
}

/** Chooses an option in a long list by typing. */
export async function choose(user: UserEvent, field: HTMLElement, option: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(option);
  await user.click(await screen.findByRole('option', { name: option }));
}
