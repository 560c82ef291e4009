import { readFileSync } from 'node:fs';
import core from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { houseRules } from './rules.js';

// node lint/contract/check.js FILE: what is wrong with the contract of the API, a line each.

const [file = 'shared-api/openapi.yaml'] = process.argv.slice(2);
const spectral = new core.Spectral();
spectral.setRuleset({
  extends: [[rulesets.oas, 'all']],
  rules: {
    ...houseRules,
    // The contact is the deployment's, the licence has an identifier, tags stand in reading order.
    'info-contact': 'off',
    'license-url': 'off',
    'openapi-tags-alphabetical': 'off',
    // A summary that says it all needs nothing more.
    'operation-description': 'off',
    // Most are named after the field that they look in.
    'oas3-parameter-description': 'off',
  },
});
const findings = await spectral.run(
  new core.Document(readFileSync(file, 'utf8'), parsers.Yaml, file),
);
for (const { range, code, message, path } of findings) {
  console.error(`${file}:${range.start.line + 1} ${code}: ${message} (${path.join(' ')})`);
}
console.log(findings.length === 0 ? 'The contract is in order.' : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
