import { readFileSync } from 'node:fs';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA } from 'refa';
import { analyse } from 'scslre';
import { type ESTree, parseSync } from 'vite';
import { visitSyntax } from '#web/build/visit-syntax.ts';

export interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** All patterns of a file. What a template fills in stands as a letter. */
export function patternsIn(file: string, code = readFileSync(file, 'utf8')): Pattern[] {
  const found: Pattern[] = [];
  visitSyntax(parseSync(file, code).program, (node) => {
    if (node.type === 'Literal' && 'regex' in node) {
      found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    }
    if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier') return undefined;
    if (node.callee.name === 'RegExp') found.push({ file, ...writtenIn(node) });
    return undefined;
  });
  return found;
}

function writtenIn({ arguments: [written, flags] }: ESTree.NewExpression) {
  const flagsOf = flags?.type === 'Literal' ? String(flags.value) : '';
  if (written?.type === 'Literal') return { source: String(written.value), flags: flagsOf };
  if (written?.type !== 'TemplateLiteral') throw new Error('a pattern that nobody can read here');
  return { source: written.quasis.map(({ value }) => value.cooked).join('x'), flags: flagsOf };
}

/**
 * Why a pattern may take more than linear time: two of its repetitions compete for the same
 * characters, one begins anew at each of them (both found by scslre), or what is repeated can be
 * read in two ways, which is exponential.
 */
export function whySlow({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  const { reports } = analyse({ source, flags }, { maxReports: 1 });
  return reports[0]?.type ?? repeatsAmbiguously(source, flags);
}

/** More repetitions than these count as any number. */
const fewTimes = 10;

function repeatsAmbiguously(source: string, flags: string): string | undefined {
  const bare = withoutAssertions(source, flags);
  const languageOf = (raw: string) => {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({ source: raw, flags }).parse({
      backreferences: 'disable',
    });
    return NFA.fromRegex(expression, { maxCharacter });
  };
  const overlap = (one: string, other: string) =>
    !isDisjointWith(languageOf(one), languageOf(other));
  let why: string | undefined;
  visitRegExpAST(parse(bare, flags), {
    onQuantifierEnter({ element, max }) {
      if (max <= fewTimes) return;
      const ways = 'alternatives' in element ? element.alternatives.map(({ raw }) => raw) : [];
      const isTwice = ways.some((one, at) => ways.slice(at + 1).some((two) => overlap(one, two)));
      if (isTwice || overlap(element.raw, `(?:${element.raw}){2,}`)) why ??= `${element.raw} twice`;
    },
  });
  return why;
}

/** An assertion only forbids, so that the pattern without it is no faster. */
function withoutAssertions(source: string, flags: string): string {
  const cuts: AST.Assertion[] = [];
  visitRegExpAST(parse(source, flags), { onAssertionEnter: (node) => void cuts.push(node) });
  const outer = cuts.filter((one) => !cuts.some((two) => two !== one && holds(two, one)));
  return outer
    .toSorted((one, two) => two.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), source);
}

const holds = (outer: AST.Node, inner: AST.Node) =>
  outer.start <= inner.start && inner.end <= outer.end;

function parse(source: string, flags: string): AST.Pattern {
  return new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
}
