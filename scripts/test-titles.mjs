// Reads the titles of tests by parsing their file, without running the tests.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const blocks = new Set(['describe']);
const tests = new Set(['test', 'it']);

/**
 * Return the name at the start of a call, such as 'describe' for `describe.each(rows)(...)`, or null for a skipped test
 * and for any other call.
 */
function rootOf(callee) {
  let part = callee;
  for (;;) {
    if (ts.isIdentifier(part)) return part.text;
    if (ts.isPropertyAccessExpression(part)) {
      if (['skip', 'todo', 'skipIf', 'runIf'].includes(part.name.text)) return null;
      part = part.expression;
    } else if (ts.isCallExpression(part)) part = part.expression;
    else if (ts.isTaggedTemplateExpression(part)) part = part.tag;
    else return null;
  }
}

function titleIn(argument) {
  if (!argument) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : null;
}

/**
 * Return the titles of all tests in a file, in order. Each begins with the titles of the blocks around the test: 'the
 * gate > shows a spinner'. A title of `test.each` appears once, with its %s placeholders. Throws if the file does not
 * exist.
 */
export function testTitles(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = [];
  const visit = (node, around) => {
    let inside = around;
    if (ts.isCallExpression(node)) {
      const root = rootOf(node.expression);
      const title = titleIn(node.arguments[0]);
      if (title !== null && tests.has(root)) found.push([...around, title].join(' > '));
      if (title !== null && blocks.has(root)) inside = [...around, title];
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return found;
}
