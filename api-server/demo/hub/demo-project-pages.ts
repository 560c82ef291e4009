import { html } from 'hono/html';
import { dayText } from '../../src/domain/booking/brief/shoot-time.rules.ts';
import { hubPage } from './demo-page.ts';
import { demoProjectPath } from './demo-paths.ts';
import type { DemoProject } from './demo-projects.ts';

function facts({ number, title, client, date, timezone }: DemoProject) {
  return html`<dl>
    <dt>Booking</dt>
    <dd>${title || 'Untitled booking'} (#${number})</dd>
    <dt>Client</dt>
    <dd>${client}</dd>
    <dt>Shoot</dt>
    <dd>${date ? dayText(new Date(date), timezone) : 'No date yet'}</dd>
  </dl>`;
}

/** The page of a project. */
export function projectPage(project: DemoProject) {
  return hubPage(
    `Project of booking #${project.number}`,
    html`<h1>Project of booking #${project.number}</h1>
      ${facts(project)}
      <p><a href="${demoProjectPath(project.id)}/upload">Upload footage</a></p>`,
  );
}

/** The public page on which its footage would be uploaded. */
export function uploadPage(project: DemoProject) {
  return hubPage(
    `Upload footage of booking #${project.number}`,
    html`<h1>Upload footage of booking #${project.number}</h1>
      ${facts(project)}
      <p>
        This stands for the page of a hub that takes footage. The hub of the demo has no place for
        it.
      </p>
      <p><a href="${demoProjectPath(project.id)}">The project</a></p>`,
  );
}

export function noProjectPage() {
  return hubPage('No such project', html`<h1>There is no such project</h1>`);
}
