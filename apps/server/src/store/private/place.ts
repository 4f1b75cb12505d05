import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Each copy of the program has data of its own. Root's PostgreSQL runs as another account, which may not look into root's folders. */
export function dataFolder(root: string, uid = process.getuid?.()): string {
  if (uid !== 0) return join(root, '.data');
  return join('/var/lib/wigwag', createHash('sha256').update(root).digest('hex').slice(0, 16));
}
