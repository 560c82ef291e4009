import { parseYaml } from '@redocly/openapi-core';

interface Operation {
  operationId: string;
  /** The permission for the call, which names the action. */
  'x-booking-action'?: string;
  parameters?: { $ref?: string }[];
  requestBody?: unknown;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { BookingPermissions: { properties: Record<string, unknown> } } };
}

const notice = '// Made of openapi.yaml by `npm run contract`.\n\n';

/** A TypeScript module with the calls that the contract marks as actions on a booking. */
export function bookingActionCalls(contract: string): string {
  const { paths } = parseYaml(contract) as Contract;
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const { operationId, 'x-booking-action': name, parameters = [], requestBody } = operation;
      if (name === undefined) return [];
      const hasBody = requestBody !== undefined;
      const takes = (name: string) => parameters.some(({ $ref }) => $ref?.endsWith(`/${name}`));
      return `  ${name}: {
    operationId: '${operationId}',
    method: '${method}',
    path: '${path}',
    hasBody: ${hasBody},
    isRepeatable: ${takes('idempotencyKey')},
    isVersioned: ${takes('ifMatch')},
    isUndoable: ${takes('undoableFor')},
  },
`;
    }),
  );
  return `${notice}export const bookingActionCalls = {\n${rows.join('')}} as const;\n`;
}

/** A TypeScript module with the names of a booking's permissions. */
export function bookingFlags(contract: string): string {
  const { components } = parseYaml(contract) as Contract;
  const flags = Object.keys(components.schemas.BookingPermissions.properties);
  const rows = flags.map((flag) => `  '${flag}',\n`);
  return `${notice}export const bookingFlags = [\n${rows.join('')}] as const;\n`;
}
