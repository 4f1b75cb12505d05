import { fields } from './fields.ts';
import { files } from './files.ts';

export const content = {
  ...fields,
  ...files,
} as const;
