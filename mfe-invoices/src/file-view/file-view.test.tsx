import { buildUser } from '@shootline/shared-api/testing';
import { roles } from '@shootline/shared-api';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { FileView } from './file-view.tsx';

const { readAsDataURL } = FileReader.prototype;

afterEach(() => {
  FileReader.prototype.readAsDataURL = readAsDataURL;
});

test('says that a picture cannot be shown when it has left its folder since it was chosen', async () => {
  FileReader.prototype.readAsDataURL = function fail() {
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
  };
  const picture = new File(['content'], 'receipt.png');
  const Page = () => <FileView name={picture.name} size={picture.size} content={picture} />;
  const pages = [{ path: '/' as const, page: () => Promise.resolve({ Component: Page }) }];
  renderRoute(pages, '/', { user: buildUser(roles.camera_operator) });
  expect(await screen.findByText(/^This file cannot be shown here\./)).toBeVisible();
  expect(screen.queryByText('Loading the file...')).not.toBeInTheDocument();
});
