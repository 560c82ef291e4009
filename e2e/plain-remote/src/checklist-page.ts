import type { BookingSummary } from '@shootline/shared-api';
import type { Mount, PagePortal } from '@shootline/shared-api/portal';
import { add } from './add.ts';
import { textsIn } from './texts.ts';

export const title = 'Checklist';

export const mount: Mount<PagePortal> = (element, portal) => {
  const texts = textsIn(portal.locale);
  portal.setTitle(texts.title);
  add(element, 'p', texts.greeting(portal.session.user?.full_name ?? ''));
  const state = add(element, 'p', texts.loading);
  state.role = 'status';
  const list = add(element, 'ul');
  const first = add(element, 'button', texts.first);

  function show(shoots: BookingSummary[]) {
    const rows = shoots.map(({ uuid, title, state_display }) => {
      const row = document.createElement('li');
      const link = add(row, 'a', title);
      link.href = `/booking/${uuid}`;
      link.style.color = 'var(--ui-colors-fg)';
      row.append(` ${state_display}`);
      return row;
    });
    list.replaceChildren(...rows);
    first.onclick = () => portal.navigate(`/booking/${shoots[0]?.uuid}`);
  }

  async function load({ signal }: { signal: AbortSignal }) {
    const { data } = await portal.api.GET('/booking/list-bookings', {
      params: { query: { offset: 0 } },
      signal,
    });
    return data?.results ?? [];
  }

  portal.watch({ queryKey: ['checklist', 'shoots'], queryFn: load }, ({ data, error }) => {
    if (data) show(data);
    else if (error) portal.fail(error);
    state.hidden = data !== undefined;
  });
  return () => list.replaceChildren();
};
