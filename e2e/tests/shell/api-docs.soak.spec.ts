import { expect, test } from '../../fixtures.ts';

test('the API documentation can be read and tried without any other host', async ({
  page,
  portalUrl,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:') hosts.add(host);
  });
  await page.goto('/api/docs');
  await page.getByRole('button', { name: /^GET \/health / }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('"status": "ok"').last()).toBeVisible();
  expect([...hosts]).toEqual([new URL(portalUrl).host]);
});
