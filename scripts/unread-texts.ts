// Prints each key of a table of texts that nobody reads, and fails. The compiler says which
// property each `t.name` is, and so tells a name apart that two tables share.
import { relative, resolve } from 'node:path';
import {
  type BindingElement,
  type ElementAccessExpression,
  type Expression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteral,
  isVariableDeclaration,
  type JsxExpression,
  type Node,
  type ObjectLiteralExpression,
  type PropertyAccessExpression,
  type PropertyAssignment,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Symbol as Property, type Type } from 'typescript/unstable/sync';
import { languages } from '#platform/text/language.ts';

interface Key {
  file: string;
  path: string;
  name: string;
  node: Node;
  within: Key | undefined;
}

const api = new API({ cwd: process.cwd() });
const snapshot = api.updateSnapshot({ openProject: resolve('tsconfig.json') });
const [project] = snapshot.getProjects();
if (!project) throw new Error('no tsconfig.json here');
const { checker, program } = project;
const files = program
  .getSourceFileNames()
  .filter((file) => /^src\//.test(relative('.', file)) && !/\.test\.|\/testing\//.test(file))
  .flatMap((file) => program.getSourceFile(file) ?? []);

const keys = files.flatMap(keysIn);
const names = new Set(keys.map(({ name }) => name));
const read = new Set<string>();
/**
 * Names that are read from something other than an object literal: from an interface to which
 * tables are handed.
 */
const readByShape = new Set<string>();
for (const file of files) readIn(file);
const declared = checker.getSymbolAtLocation(keys.map(({ node }) => node));
const idsOf = new Map(keys.map(({ node }, at) => [node, placesOf(declared[at])]));
const unread = keys.filter((key) => !isRead(key));
api.close();

for (const { file, path } of unread) console.error(`${relative('.', file)}: nobody reads ${path}`);
if (unread.length > 0) process.exit(1);
console.log(`texts: ${keys.length} keys, all of them read`);

function keysIn(file: SourceFile): Key[] {
  const found: Key[] = [];
  visit(file, (node) => {
    if (!isCallExpression(node) || !isNamed(node.expression, 'defineTexts')) return;
    const [tree] = node.arguments;
    if (tree && isObjectLiteralExpression(tree)) found.push(...keysOf(tree, file.fileName));
  });
  return found;
}

function keysOf(tree: ObjectLiteralExpression, file: string, within?: Key): Key[] {
  return tree.properties.flatMap((property) => {
    if (!isPropertyAssignment(property)) return [];
    const name = textOf(property.name);
    if (name === undefined || languages.some((language) => language === name)) return [];
    const path = within ? `${within.path}.${name}` : name;
    const key: Key = { file, path, name, node: property.name, within };
    const inner = property.initializer;
    return [key, ...(isObjectLiteralExpression(inner) ? keysOf(inner, file, key) : [])];
  });
}

/**
 * Marks the keys that a file reads: by name, by destructuring, or all of a table where the name is
 * computed.
 */
function readIn(file: SourceFile): void {
  const byName: Node[] = [];
  const takenApart: BindingElement[] = [];
  const computed: ElementAccessExpression[] = [];
  const whole: Expression[] = [];
  const described: Node[] = [];
  visit(file, (node) => {
    if (isJsxExpression(node) || isPropertyAssignment(node)) described.push(...fieldsIn(node));
    if (isPropertyAccessExpression(node)) {
      byName.push(node.name);
      if (isHandedOn(node)) whole.push(node);
    } else if (isBindingElement(node)) takenApart.push(node);
    else if (isElementAccessExpression(node)) {
      if (isStringLiteral(node.argumentExpression)) byName.push(node.argumentExpression);
      else computed.push(node);
    } else if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const [of] = node.arguments;
      if (isNamed(node.expression.expression, 'Object') && of) whole.push(of);
    } else if (isCallExpression(node) && isNamed(node.expression, 'columnsOf')) {
      described.push(...node.arguments.slice(1));
    }
  });
  for (const property of checker.getSymbolAtLocation(byName.filter(isName))) mark(property);
  for (const element of takenApart) {
    const name = element.propertyName ?? element.name;
    const type = name && isName(name) && checker.getTypeAtLocation(element.parent);
    if (type) mark(checker.getPropertyOfType(type, textOf(name) ?? ''));
  }
  const objects = checker.getTypeAtLocation(computed.map(({ expression }) => expression));
  const indexes = checker.getTypeAtLocation(computed.map((node) => node.argumentExpression));
  objects.forEach((type, at) => {
    for (const property of type ? checker.getPropertiesOfType(type) : []) {
      if (mayName(indexes[at], property.name)) mark(property);
    }
  });
  for (const type of checker.getTypeAtLocation(whole)) {
    if (type) checker.getPropertiesOfType(type).forEach(mark);
  }
  for (const type of checker.getTypeAtLocation(described)) {
    for (const { name } of type ? checker.getPropertiesOfType(type) : []) {
      readByShape.add(name).add(`${name}Hint`);
    }
  }
}

/** The fields of a described form, each with a label and a hint (`kit/staff/call-form.tsx`). */
function fieldsIn(node: JsxExpression | PropertyAssignment): Node[] {
  const { parent } = node;
  const of = isPropertyAssignment(node) ? node : isJsxAttribute(parent) ? parent : undefined;
  const fields = isPropertyAssignment(node) ? node.initializer : node.expression;
  return fields && of && isNamed(of.name, 'fields') ? [fields] : [];
}

/** True where a computed name may be this one. The compiler knows if only some are possible. */
function mayName(index: Type | undefined, name: string): boolean {
  const possible = index?.isUnionType() ? index.getTypes() : [index];
  return possible.some((type) => !type?.isStringLiteralType() || type.value === name);
}

function isName(node: Node): boolean {
  return names.has(textOf(node) ?? '');
}

/** True where a key is passed on as a whole, so that this place reads nothing of it. */
function isHandedOn(node: PropertyAccessExpression): boolean {
  const { parent } = node;
  const isObject =
    (isPropertyAccessExpression(parent) || isElementAccessExpression(parent)) &&
    parent.expression === node;
  return isName(node.name) && !isObject && !isVariableDeclaration(parent);
}

function mark(property: Property | undefined): void {
  for (const place of placesOf(property)) read.add(place);
  const isOfTables = ({ kind }: { kind: SyntaxKind }) => kind === SyntaxKind.PropertyAssignment;
  const { name, declarations } = property ?? {};
  if (name && !(declarations?.length && declarations.every(isOfTables))) readByShape.add(name);
}

function isRead({ node, name, within }: Key): boolean {
  if (readByShape.has(name) || idsOf.get(node)?.some((place) => read.has(place))) return true;
  return within !== undefined && readByShape.has(within.name);
}

/**
 * Returns where a property is declared, which is the same for a table and for its version in one
 * language.
 */
function placesOf(property: Property | undefined): string[] {
  return (property?.declarations ?? []).map(({ path, index }) => `${path} ${index}`);
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

function isNamed(node: Node, name: string): boolean {
  return isIdentifier(node) && node.text === name;
}

function textOf(node: Node): string | undefined {
  return isIdentifier(node) || isStringLiteral(node) ? node.text : undefined;
}
