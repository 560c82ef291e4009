import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import {
  Widget,
  WidgetHostProvider,
  useOffersWidget,
  type WidgetHost,
  type Widgets,
} from './widget.ts';

const name = 'invoices/invoice-dialog';

function Opener() {
  return useOffersWidget(name) ? <button>Create</button> : <p>No invoices here</p>;
}

function renderWidget(load: () => Promise<ComponentType>) {
  const host: WidgetHost = {
    offers: () => true,
    inSlot: () => [],
    load: load as WidgetHost['load'],
  };
  render(
    <WidgetHostProvider value={host}>
      <Opener />
      <Widget
        name={name}
        props={{} as Widgets[typeof name]}
        loading={<p>Loading...</p>}
        fallback={(retry) => <button onClick={retry}>Retry</button>}
      />
    </WidgetHostProvider>,
  );
}

test('a widget of another area is shown once its code is there', async () => {
  renderWidget(() => Promise.resolve(() => <p>Invoice 7</p>));
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByText('Invoice 7')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
});

test('a widget whose remote is down fails alone and can be tried again', async () => {
  let isDown = true;
  renderWidget(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(() => <p>Invoice 7</p>),
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Invoice 7')).toBeVisible();
});

test('a widget that crashes leaves the rest of the page alone', async () => {
  renderWidget(() =>
    Promise.resolve(() => {
      throw new Error('broken');
    }),
  );
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
});

test('the page can leave out the button for a widget that no remote offers', () => {
  render(<Opener />);
  expect(screen.getByText('No invoices here')).toBeVisible();
});
