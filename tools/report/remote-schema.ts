import { toJsonSchema } from '@valibot/to-json-schema';
import { remoteManifestSchema } from '../../shared-api/src/portal/manifest.ts';

type Converted = ReturnType<typeof toJsonSchema>;

/** The parts that only the portal's own functions check, by the message for a wrong value. */
const custom: Record<string, Converted> = {
  'not a path of this portal': { type: 'string', pattern: '^/(?![/\\\\])' },
  'not lists by name': {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
  'not the key of a query': { type: 'array', minItems: 1 },
  'not an access': {
    anyOf: [{ enum: ['public', 'signed-in'] }, { type: 'array', items: { type: 'string' } }],
  },
};

/** The JSON schema of the `remote.json` that a build publishes. */
export function remoteSchema(): string {
  const schema = toJsonSchema(remoteManifestSchema, {
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema.type !== 'custom' || !('message' in valibotSchema)) return undefined;
      const found = custom[String(valibotSchema.message)];
      if (!found)
        throw new Error(`remote.schema.json cannot say: ${String(valibotSchema.message)}.`);
      return found;
    },
  });
  return `${JSON.stringify({ title: 'remote.json of a Shootline remote', ...schema }, null, 2)}\n`;
}
