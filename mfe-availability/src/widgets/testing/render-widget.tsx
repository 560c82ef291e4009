import { roles } from '@shootline/shared-api';
import { buildUser } from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import type { ComponentType } from 'react';

/** Renders a widget on an editor's page, as another remote does. */
export function renderWidget(Widget: ComponentType) {
  return renderRoute([{ path: '/', page: () => Promise.resolve({ Component: Widget }) }], '/', {
    user: buildUser(roles.editor),
  });
}
