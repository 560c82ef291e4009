import type { renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';

type UserEvent = ReturnType<typeof renderRoute>['user'];

/** Enters a text into a field in place of what it has, and leaves it. */
export async function enter(user: UserEvent, name: string, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.tab();
}
