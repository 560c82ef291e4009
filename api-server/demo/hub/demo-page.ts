import { html } from 'hono/html';
import type { HubUser } from '../../src/domain/hub/sync/hub-feed-schema.ts';
import { demoHubPath } from './demo-paths.ts';

type Html = ReturnType<typeof html>;

/** A page of the demo hub, which runs nothing. */
export function hubPage(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Demo hub</title>
        <link rel="stylesheet" href="${demoHubPath}/page.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

function person({ id, full_name, email, role }: HubUser) {
  return html`<li>
    <button name="user" value="${id}">
      <strong>${full_name}</strong> <span>${role.replaceAll('_', ' ')}</span>
      <small>${email}</small>
    </button>
  </li>`;
}

/** The demo hub's page, on which one enters the portal as a demo user. */
export function signInPage(
  signIns: Map<string, HubUser[]>,
  { url, state }: { url: string; state: string },
): Html {
  return hubPage(
    'Sign in',
    html`<h1>Demo hub</h1>
      <p>
        This stands for the video hub of a deployment. Choose who you are: the hub signs you in to
        the portal. Those who are new in the hub can enter once an admin has synced.
      </p>
      <form method="post" action="${demoHubPath}/sign-in">
        <label>Page of the portal <input name="url" value="${url}" maxlength="500" /></label>
        <input type="hidden" name="state" value="${state}" />
        ${[...signIns].map(
          ([alias, users]) =>
            html`<h2>${alias}</h2>
              <ul>
                ${users.map(person)}
              </ul>`,
        )}
      </form>`,
  );
}
