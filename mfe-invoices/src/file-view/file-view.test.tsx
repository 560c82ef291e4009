import { buildUser } from '@shootline/shared-api/testing';
import { roles } from '@shootline/shared-api';
import { renderRoute } from '@shootline/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
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

function show(file: File) {
  const Page = () => <FileView name={file.name} size={file.size} content={file} />;
  const pages = [{ path: '/' as const, page: () => Promise.resolve({ Component: Page }) }];
  renderRoute(pages, '/', { user: buildUser(roles.camera_operator) });
}

const ubl = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:x:cbc">
<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID>XR-77</cbc:ID>
<cbc:IssueDate>2026-11-20</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
</Invoice>`;
const cii = `<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:x:ram" xmlns:udt="urn:x:udt">
<rsm:ExchangedDocument><ram:ID>XR-77</ram:ID><ram:IssueDateTime>
<udt:DateTimeString format="102">20261120</udt:DateTimeString></ram:IssueDateTime>
</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeSettlement>
<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

test.each([
  ['UBL', ubl],
  ['CII', cii],
])('shows number, date and currency of an e-invoice in %s', async (_syntax, xml) => {
  show(new File([xml], 'rechnung.xml'));
  expect(await screen.findByText('XR-77')).toBeVisible();
  expect(screen.getByText('20 Nov 2026')).toBeVisible();
  expect(screen.getByText('EUR')).toBeVisible();
});

test.each(['<html/>', '<Invoice>', ''])(
  'says that %j is no e-invoice that can be shown',
  async (xml) => {
    show(new File([xml], 'rechnung.xml'));
    expect(await screen.findByText(/^This file cannot be shown here\./)).toBeVisible();
  },
);

test('says where a photo cannot be previewed', async () => {
  FileReader.prototype.readAsDataURL = function load() {
    Object.defineProperty(this, 'result', { value: 'data:,' });
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')));
  };
  show(new File(['content'], 'receipt.HEIC'));
  fireEvent.error(await screen.findByRole('img', { name: 'receipt.HEIC' }));
  expect(
    await screen.findByText('This browser does not show HEIC photos. Download it to see it.'),
  ).toBeVisible();
});
