import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { root } from '../apps.ts';
import { checkCompose, checkConfined } from './containers/check-compose.ts';
import { checkImage } from './containers/check-image.ts';

// Checks the recipes of the images and the compositions. `npm run soak -- containers` builds and runs them.

const recipes = globSync('containers/*.Dockerfile', { cwd: root });
assert.equal(recipes.length, 2, 'There are recipes of the API and of a portal.');
for (const recipe of recipes) checkImage(recipe);
checkCompose('compose.yaml', 'containers/example.env');
checkConfined(checkCompose('deploy/compose/compose.yaml', 'deploy/compose/example.env'));
console.log('The recipes of containers fit the workspace. No image was built.');
