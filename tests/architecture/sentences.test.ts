import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow, isGenerated, isTest, ROOT } from '../support/sources.ts';

/** The engine emits codes and numbers; sentences live in packages/words. */
const SILENT = ['kernel', 'pickets', 'gcacw', 'lee', 'ai', 'content', 'clocks', 'rating'];

/** Two words with a space between them. */
const SENTENCE = /\p{L}{2,}[,;:]? \p{L}{2,}/u;

function sentences(name: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const literal = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (literal && SENTENCE.test(node.text)) found.push(`${name}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return found;
}

const sources = filesBelow('packages', /\.tsx?$/).filter(
  file => SILENT.includes(file.split('/')[1] ?? '') && !isTest(file) && !isGenerated(file),
);

test('no sentence is in the engine', () => {
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.flatMap(file => sentences(file, readFileSync(ROOT + file, 'utf8')))).toEqual([]);
});

test('a sentence would be found, a code would not', () => {
  expect(sentences('a.ts', "const a = 'the unit may not move';")).toHaveLength(1);
  expect(sentences('a.ts', 'const a = `may not ' + '$' + '{1}`;')).toHaveLength(1);
  expect(sentences('a.ts', "const a = '6.2/enemy-hex'; // a comment of many words")).toEqual([]);
});
