import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../support/sources.ts';

const CLAUSE = /^\d+\.\d+\/[a-z0-9-]+$/;

interface Source {
  readonly name: string;
  readonly text: string;
}

/** A file of the project and whatever it imports by a relative path, at any remove. */
export function sourcesFrom(entry: string, found: Map<string, Source> = new Map()): Source[] {
  if (found.has(entry) || !existsSync(ROOT + entry)) return [...found.values()];
  const text = readFileSync(ROOT + entry, 'utf8');
  found.set(entry, { name: entry, text });
  for (const [, from = ''] of text.matchAll(/from '(\.[^']+)'/g)) sourcesFrom(join(dirname(entry), from), found);
  return [...found.values()];
}

function everyNode(root: ts.Node, passOver: (node: ts.Node) => boolean = () => false): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (passOver(node)) return;
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

const isCondition = (node: ts.Node): boolean =>
  node.parent !== undefined && ts.isConditionalExpression(node.parent) && node.parent.condition === node;

type Named = Map<string, ts.Node[]>;

const add = (to: Named, name: string, node: ts.Node): Named => to.set(name, [...(to.get(name) ?? []), node]);

const namesIn = (binding: ts.BindingName): string[] =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap(element => (ts.isBindingElement(element) ? namesIn(element.name) : []));

/** What a name stands for: the value of a constant, or what a function returns. */
function meanings(nodes: readonly ts.Node[]): Named {
  const found: Named = new Map();
  for (const node of nodes) {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      for (const name of namesIn(node.name)) add(found, name, node.initializer);
    }
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) {
      for (const each of everyNode(node).filter(ts.isReturnStatement)) {
        if (each.expression !== undefined) add(found, node.name.text, each.expression);
      }
    }
  }
  return found;
}

/** Clauses written in an expression, or in what its names stand for: in the same file, or as a table of any. */
function clausesIn(expression: ts.Node, here: Named, tables: Named): string[] {
  const clauses: string[] = [];
  const seen = new Set<ts.Node>();
  const follow = (root: ts.Node): void => {
    if (seen.has(root)) return;
    seen.add(root);
    for (const node of everyNode(root, isCondition)) {
      if (ts.isStringLiteralLike(node) && CLAUSE.test(node.text)) clauses.push(node.text);
      if (ts.isIdentifier(node)) for (const next of here.get(node.text) ?? tables.get(node.text) ?? []) follow(next);
    }
  };
  follow(expression);
  return clauses;
}

const isBecause = (name: ts.Node | undefined): boolean =>
  name !== undefined && ts.isIdentifier(name) && name.text === 'because';

/** Expressions that become the `because` of something; `takers`: functions that take one, and as which argument. */
function expressionsOf(nodes: readonly ts.Node[], takers: ReadonlyMap<string, number>): ts.Node[] {
  return nodes.flatMap(node => {
    if (ts.isPropertyAssignment(node) && isBecause(node.name)) return [node.initializer];
    if (ts.isVariableDeclaration(node) && namesIn(node.name).includes('because')) return node.initializer ?? [];
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
    return node.arguments[takers.get(node.expression.text) ?? -1] ?? [];
  });
}

function takersIn(nodes: readonly ts.Node[]): [string, number][] {
  return nodes.flatMap(node => {
    if (!ts.isFunctionDeclaration(node) || node.name === undefined) return [];
    const place = node.parameters.findIndex(({ name }) => isBecause(name));
    return place < 0 ? [] : [[node.name.text, place] as [string, number]];
  });
}

/** Every clause that an event can carry as its `because`: said outright, out of a table, or handed to a function. */
export function becauses(sources: readonly Source[]): string[] {
  const files = sources.map(({ name, text }) =>
    everyNode(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)),
  );
  const takers = new Map(files.flatMap(takersIn));
  const everywhere = meanings(files.flat());
  const tables: Named = new Map([...everywhere].filter(([name]) => /^[A-Z][A-Z0-9_]+$/.test(name)));
  const found = files.flatMap(nodes => {
    const here = meanings(nodes);
    return expressionsOf(nodes, takers).flatMap(expression => clausesIn(expression, here, tables));
  });
  return [...new Set(found)].sort();
}
