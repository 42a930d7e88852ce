import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../db/schema.ts';

type Room = 'invites' | 'security' | 'tokens' | 'users' | 'reflections' | 'reminders' | 'summaries' | 'devices';

/**
 * The room (the folder in server/features) that owns each table; no other code may use the table. A `reference` table
 * has no owner: all code may read it, but only migrations write it.
 */
const owners: Readonly<Record<keyof Schema, Room | 'reference'>> = {
  'app.invites': 'invites',
  'app.security_events': 'security',
  'app.api_tokens': 'tokens',
  'app.identities': 'users',
  'app.users': 'users',
  'app.days': 'users',
  'app.erased': 'users',
  'app.traces': 'users',
  'app.prompts': 'reference',
  'app.reflections': 'reflections',
  'app.reminders': 'reminders',
  'app.planned_messages': 'reminders',
  'app.devices': 'devices',
  'app.summaries': 'summaries',
  'app.summary_versions': 'summaries',
  'app.due_weeks': 'summaries',
  'app.model_weeks': 'summaries',
  'app.model_slots': 'summaries',
  'app.model_calls': 'summaries',
  'app.theme_corrections': 'summaries',
};

/** Session settings. Their names begin with `app.` like the names of tables. */
const settings = ['app.user_id', 'app.device', 'app.issuer', 'app.subject', 'app.owners'];

/** Return the texts of all string literals and templates in a file, with `?` for each expression in a template. */
function stringsIn(path: string, text: string): string[] {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      strings.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return strings;
}

const isOwner = (name: string, room: string): boolean =>
  Object.entries(owners).some(([table, owner]) => table === name && (owner === room || owner === 'reference'));

/** Return a message for each use of a table of another room, and for each write to a reference table. */
function violationsIn(room: string, path: string, text: string): string[] {
  const found = stringsIn(path, text).flatMap((string) => {
    const names = string.match(/\bapp\.(?:[a-z_]+|"|\?)/g) ?? [];
    const others = names.filter((name) => !settings.includes(name) && !isOwner(name, room));
    const writes = string.match(/(?:insert\s+into|update|delete\s+from)\s+app\.prompts\b/gi) ?? [];
    return [...others, ...writes];
  });
  const writes = text.match(/(?:insertInto|updateTable|deleteFrom)\(\s*'app\.prompts/g) ?? [];
  return [...found, ...writes].map((name) => `${path} names ${name}`);
}

/** Paths of code that may use all tables: migrations, sign-in, backup and restore. */
const wholeDatabase = /^server\/((db|identity|backup)\/|restore\.ts$)/;
const paths = globSync('server/**/*.ts').filter((path) => !path.endsWith('.test.ts') && !wholeDatabase.test(path));
const roomOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1] ?? '';

describe('the code of a room (a folder in server/features)', () => {
  test('the code of a room uses only tables of this room', () => {
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.flatMap((path) => violationsIn(roomOf(path), path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  test.each([
    ['a query on a table of another room', `tx.selectFrom('app.users as u')`, 'app.users'],
    [
      'a join with a table of another room',
      `tx.selectFrom('app.reflections').innerJoin('app.days', 'a', 'b')`,
      'app.days',
    ],
    ['a statement on a table of another room', 'sql`select 1 from app.due_weeks`', 'app.due_weeks'],
    [
      'a table of another room after an expression in a template',
      `sql\`select \${one}, 2 from app.devices\``,
      'app.devices',
    ],
    ['a table name that is an expression in a template', `sql.raw(\`delete from app.\${table}\`)`, 'app.?'],
    ['a table that does not exist', `tx.selectFrom('app.dreams')`, 'app.dreams'],
    ['a write to a reference table', `tx.insertInto('app.prompts')`, `insertInto('app.prompts`],
    ['a statement that writes to a reference table', 'sql`delete from app.prompts`', 'delete from app.prompts'],
  ])('the code of a room may not contain %s', (_what, text, name) => {
    expect(violationsIn('reflections', 'file.ts', text)).toEqual([`file.ts names ${name}`]);
  });

  test('the code of a room may use tables of this room, reference tables and session settings', () => {
    const text = `
      // app.users is locked.
      tx.selectFrom('app.reflections').leftJoin('app.prompts', 'a', 'b');
      sql\`select set_config('app.user_id', \${userId}, true)\`;`;
    expect(violationsIn('reflections', 'file.ts', text)).toEqual([]);
  });
});
