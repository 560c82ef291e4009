import { readFileSync } from 'node:fs';
import core from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { houseRules } from './rules.js';

// node lint/contract/check.js FILE: prints the faults of the API's contract, one per line.

const [file = 'shared-api/openapi.yaml'] = process.argv.slice(2);
const spectral = new core.Spectral();
spectral.setRuleset({
  extends: [[rulesets.oas, 'all']],
  rules: {
    ...houseRules,
    // The contact depends on the deployment, the licence has an identifier, and tags are in reading order.
    'info-contact': 'off',
    'license-url': 'off',
    'openapi-tags-alphabetical': 'off',
    // A complete summary needs no description.
    'operation-description': 'off',
    // Most parameters are named after the field they search.
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
