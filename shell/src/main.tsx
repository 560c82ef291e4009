import { speakKeptLanguage } from './language/speak.ts';

// Texts are translated as modules are evaluated, so the language comes first.
await speakKeptLanguage();
const { run } = await import(/* webpackMode: "eager" */ './run.tsx');
run();
