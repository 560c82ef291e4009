import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { languages } from '../texts/catalogues.ts';
import { textsOf } from '../texts/compiled-texts.ts';

/** The sign-in page before React: its styles, and for each language a template of its elements. */
export interface SignInHtml {
  css: string;
  templates: string;
}

/**
 * Lets Node load the portal's components, and gives them as much of a browser as they use while rendering.
 * Collects the rules that they insert.
 */
function likeBrowser(rules: string[]): void {
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context);
      const filename = fileURLToPath(url);
      const { code } = transformSync(readFileSync(filename, 'utf8'), {
        filename,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  const sheet = { cssRules: rules, insertRule: (rule: string) => rules.push(rule) };
  const document = {
    createElement: () => ({ sheet }),
    head: { prepend() {} },
    querySelector: () => null,
  };
  const history = { state: null, replaceState() {} };
  const window = {
    location: new URL('https://portal.invalid/login'),
    history,
    document,
    localStorage: storage,
    sessionStorage: storage,
    addEventListener() {},
  };
  Object.assign(globalThis, { window, document, history });
}

/** Sets the classes of the build apart from those of the page, which numbers its own. */
const ofBuild = (html: string): string =>
  html.replaceAll(/ class="[^"]*"/g, (classes) => classes.replaceAll(/\bui-/g, 'early-'));

async function signInHtml(shellDir: string): Promise<SignInHtml> {
  const rules: string[] = [];
  likeBrowser(rules);
  const { staticForm } = await import(pathToFileURL(join(shellDir, 'src/static-form.tsx')).href);
  let templates = '';
  for (const language of ['en', ...languages]) {
    const texts = language === 'en' ? new Map() : new Map(await textsOf(shellDir, language));
    const translate = (message: string) => texts.get(message) || undefined;
    const form = staticForm(language, translate);
    const busy = form.busy.replaceAll('"', '&quot;');
    templates += `<template id="sign-in-${language}" data-busy="${busy}">${ofBuild(form.html)}</template>`;
  }
  return { css: rules.join('\n').replaceAll('.ui-', '.early-'), templates };
}

if (import.meta.main) {
  process.stdout.write(JSON.stringify(await signInHtml(process.argv[2] ?? '')), () =>
    // Timers of the queries would keep the process for minutes.
    process.exit(),
  );
}
