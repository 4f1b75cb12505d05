import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of the files below a folder of the project, relative to its root. */
export function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter(file => ending.test(file) && !file.includes('node_modules'))
    .map(file => `${folder}/${file}`)
    .sort();
}

export const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$|\/(testing|conformance)\//.test(file);
export const isGenerated = (file: string): boolean => /\.generated\.ts$/.test(file);
