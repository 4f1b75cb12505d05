import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Route {
  readonly method: string;
  readonly path: string;
}

const FOLDER = 'apps/server/src/http/routes';
const ROUTE = /app\.(get|post|put|delete)\(\s*'([^']+)'/g;

/** Every route that the server has: whoever adds one has it attacked. */
export function routesOf(root: string): readonly Route[] {
  const files = readdirSync(join(root, FOLDER)).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files.flatMap(file =>
    [...readFileSync(join(root, FOLDER, file), 'utf8').matchAll(ROUTE)].map(([, method = '', path = '']) => ({
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** What its player may do, so that nobody else may do it in his name: not sent with his own cookie. */
export const ENDS_SOMETHING =
  /sign-out|delete|resign|draw|abort|pause|claim|rematch|password|passkeys|commitment|share/;
