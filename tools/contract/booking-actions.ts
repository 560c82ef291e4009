import { parseYaml } from '@redocly/openapi-core';

interface Operation {
  operationId: string;
  /** The permission that it needs, which names the action. */
  'x-booking-action'?: string;
  parameters?: { $ref?: string }[];
  requestBody?: unknown;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { BookingPermissions: { properties: Record<string, unknown> } } };
}

const notice = '// Made of openapi.yaml by `npm run contract`.\n\n';

/** The calls that the contract marks as actions on a booking, as a TypeScript module. */
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
  },
`;
    }),
  );
  return `${notice}export const bookingActionCalls = {\n${rows.join('')}} as const;\n`;
}

/** The names of a booking's permissions, as a TypeScript module. */
export function bookingFlags(contract: string): string {
  const { components } = parseYaml(contract) as Contract;
  const flags = Object.keys(components.schemas.BookingPermissions.properties);
  const rows = flags.map((flag) => `  '${flag}',\n`);
  return `${notice}export const bookingFlags = [\n${rows.join('')}] as const;\n`;
}
