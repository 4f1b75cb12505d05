import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../support/sources.ts';

const CLAUSE = /^(\d+\.\d+|[A-Z]{2})\/[\w-]+$/;
/** Names of tables. */
const TABLE = /^[A-Z][A-Z0-9_]+$/;

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

const returnsOf = (node: ts.Node): ts.Node[] =>
  everyNode(node)
    .filter(ts.isReturnStatement)
    .flatMap(({ expression }) => expression ?? []);

const isFor = (node: ts.Node): node is ts.ForOfStatement & { initializer: ts.VariableDeclarationList } =>
  ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer);

/** What a name stands for: the value of a constant, what a loop goes through, or what a function returns. */
function meanings(nodes: readonly ts.Node[]): Named {
  const found: Named = new Map();
  for (const node of nodes) {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      for (const name of namesIn(node.name)) add(found, name, node.initializer);
    }
    if (isFor(node)) {
      for (const { name } of node.initializer.declarations)
        for (const each of namesIn(name)) add(found, each, node.expression);
    }
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) {
      for (const each of returnsOf(node)) add(found, node.name.text, each);
    }
  }
  return found;
}

const typeName = (type: ts.TypeNode | undefined): string | undefined =>
  type !== undefined && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : undefined;

/** What functions return, by the type they declare. */
function makers(nodes: readonly ts.Node[]): Named {
  const found: Named = new Map();
  for (const node of nodes.filter(ts.isFunctionDeclaration)) {
    const type = typeName(node.type);
    if (type !== undefined) for (const each of returnsOf(node)) add(found, type, each);
  }
  return found;
}

/** A parameter's `.clause`, as `rank.clause` with `rank: Rank`, may be that of whatever any function returns as a Rank. */
function clausesOfParameters(nodes: readonly ts.Node[], made: Named): Named {
  const found: Named = new Map();
  for (const { name, type } of nodes.filter(ts.isParameter)) {
    for (const each of made.get(typeName(type) ?? '') ?? []) {
      if (ts.isIdentifier(name)) add(found, `${name.text}.clause`, each);
    }
  }
  return found;
}

/** Fields that are filled out of a table, as `{ ladders: STEPS[year] }`: whoever reads the field reads the table. */
function fieldsOfTables(nodes: readonly ts.Node[]): Named {
  const found: Named = new Map();
  for (const { name, initializer } of nodes.filter(ts.isPropertyAssignment)) {
    const table = ts.isElementAccessExpression(initializer) ? initializer.expression : initializer;
    if (ts.isIdentifier(name) && ts.isIdentifier(table) && TABLE.test(table.text)) add(found, `.${name.text}`, table);
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
      const name = ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.getText() : '';
      for (const next of here.get(name) ?? tables.get(name) ?? []) follow(next);
      if (ts.isPropertyAccessExpression(node)) for (const next of tables.get(`.${node.name.text}`) ?? []) follow(next);
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
  const made = makers(files.flat());
  const tables: Named = new Map([
    ...[...everywhere].filter(([name]) => TABLE.test(name)),
    ...fieldsOfTables(files.flat()),
  ]);
  const found = files.flatMap(nodes => {
    const here: Named = new Map([...meanings(nodes), ...clausesOfParameters(nodes, made)]);
    return expressionsOf(nodes, takers).flatMap(expression => clausesIn(expression, here, tables));
  });
  return [...new Set(found)].sort();
}

const isArgument = (node: ts.Node): boolean => ts.isCallExpression(node.parent) && node.parent.expression !== node;

/**
 * Texts written in tables and functions of a file, by their names, and in the tables that these make use of;
 * what is handed to a function is not meant.
 */
export function textsIn(file: string, ...names: readonly string[]): string[] {
  const source = ts.createSourceFile(file, readFileSync(ROOT + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = meanings(everyNode(source));
  const texts = new Set<string>();
  const seen = new Set<string>();
  const read = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const node of (found.get(name) ?? []).flatMap(root => everyNode(root, isArgument))) {
      if (ts.isStringLiteralLike(node)) texts.add(node.text);
      if (ts.isIdentifier(node) && TABLE.test(node.text)) read(node.text);
    }
  };
  for (const name of names) {
    if (!found.has(name)) throw new Error(`${file}: no ${name}`);
    read(name);
  }
  return [...texts];
}

/** Clauses among them. */
export const clausesOf = (file: string, ...names: readonly string[]): string[] =>
  textsIn(file, ...names).filter(text => CLAUSE.test(text));
