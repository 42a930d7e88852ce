// Fails if a document names a file that does not exist. Checks the relative links and the `paths in backticks` of
// README.md, CONTRIBUTING.md, docs/*.md and docs/decisions/*.md. A path in backticks must exist if it begins with a
// file or folder of the repository; a source file without its folder (`limits.ts`) must exist in some folder. A test
// title quoted after its file (`server/run.test.ts`, "a failed start") must be in that file. A test file that a command
// with `--project` names must be in one of these projects: vitest would leave it out and report no error.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pinnedNode, root } from './setup.mjs';

/** Not checked: scripts/coverage.mjs generates this page. */
const generated = 'docs/specification-coverage.md';
const documents = /^(README|CONTRIBUTING|docs\/[^/]+|docs\/decisions\/[^/]+)\.md$/;
/** Not checked: commands create these paths, so a fresh clone lacks them. */
const created = /^(dist|data|\.cache|node_modules)(\/|$)/;
const codeFile = /^[\w./-]+\.(ts|tsx|mjs|cjs|css|json|md|txt|html|jpg|webp)$/;
/** Not checked: files inside a download of the user's data. */
const inDownload = /^(inward|account)\.json$|^(days|weeks)\/2026/;
/** Not checked: paths with placeholders, such as `designs/KEY/KEY.ts`. */
const standsFor = /[*<>{}]|\b(KEY|NAME|CODE|DATA_DIR)\b/;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = listed.toString().split('\n').filter(Boolean);
const topLevel = new Set(files.map((path) => path.split('/')[0]));
const exists = (path) => created.test(path) || existsSync(join(root, path));

/** Return the anchor that GitHub gives to a heading. */
const headingId = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const headingIds = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => headingId(heading));

function linkFault(document, target) {
  if (/^[a-z]+:/.test(target)) return null;
  const [file, id] = target.split('#');
  const path = file ? normalize(join(dirname(document), decodeURI(file))) : document;
  if (!exists(path)) return `links to ${target}, which does not exist`;
  if (id && !headingIds(readFileSync(join(root, path), 'utf8')).includes(id))
    return `links to ${target}: no such heading`;
  return null;
}

function pathFault(word) {
  const path = word.replace(/[:#].*$/, '').replace(/\/$/, '');
  if (standsFor.test(path) || /[\s$=(),"'@]|^[/.]|^\w+:/.test(path) || inDownload.test(path)) return null;
  if (path.includes('/') && topLevel.has(path.split('/')[0]))
    return exists(path) ? null : `names ${word}, which does not exist`;
  const isKnown = !codeFile.test(path) || files.some((file) => file === path || file.endsWith(`/${path}`));
  return isKnown ? null : `names ${word}: no file has this name`;
}

const quotedTitles = /`([\w./-]+\.test\.tsx?)`, ((?:"[^"]+"(?:, | and )?)+)/g;

/** Check a list of quoted titles, such as '"a failed start" and "a signal"', against the test file at `path`. */
function titleFaults(path, list) {
  if (!exists(path)) return [];
  const source = readFileSync(join(root, path), 'utf8');
  const titles = [...list.matchAll(/"([^"]+)"/g)].map(([, title]) => title);
  return titles.filter((title) => !source.includes(title)).map((title) => `quotes "${title}", which is not in ${path}`);
}

const list = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'];
const tests = JSON.parse(execFileSync(pinnedNode, list, { cwd: root, maxBuffer: 2 ** 24 }));

/** Return a fault for each test file that a vitest command names although none of the command's projects has it. */
function commandFaults(command) {
  const projects = [...command.matchAll(/--project (\S+)/g)].map(([, project]) => project);
  const isRun = (path) => tests.some((each) => projects.includes(each.projectName) && each.file === join(root, path));
  const named = command.split(' ').filter((word) => /\.test\.tsx?$/.test(word) && !standsFor.test(word));
  return named.filter((path) => !isRun(path)).map((path) => `runs ${path} in a project that does not have it`);
}

const faults = [];
let checked = 0;
for (const document of files.filter((path) => documents.test(path) && path !== generated)) {
  const text = readFileSync(join(root, document), 'utf8').replace(/^```.*?^```/gms, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => linkFault(document, target));
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words]) => words.split(' ')).map(pathFault);
  checked += links.length + words.length;
  const titles = [...text.matchAll(quotedTitles)].flatMap(([, path, list]) => titleFaults(path, list));
  const commands = [...text.matchAll(/`([^`\n]*--project [^`\n]+)`/g)].flatMap(([, command]) => commandFaults(command));
  for (const fault of [...links, ...words, ...titles, ...commands]) if (fault) faults.push(`${document} ${fault}`);
}
for (const fault of faults) console.error(fault);
console.log(`${checked} links and words in backticks, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
