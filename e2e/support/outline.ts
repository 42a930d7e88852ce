import type { Page } from 'playwright';

/** The headings and landmarks of a page in order, and the faults of the page's structure. */
export type Outline = { readonly headings: string[]; readonly landmarks: string[]; readonly faults: string[] };

const noted = 'lateWords';

/**
 * Record live regions that are added together with their text, because screen readers do not announce such text. Call
 * this before a page opens.
 */
export async function recordLateTexts(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const late: string[] = [];
    Object.assign(window, { [key]: late });
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    // Ignore these texts: they need no announcement, because the texts that replace them are announced.
    const quietAtFirst = /^(?:Loading\.\.\.$|You can ask )/;
    const wordsOf = (element: Element) => (element.textContent ?? '').trim();
    /**
     * Return the text of an added node without its buttons. If the node contains more text than its live region, users
     * read the whole node, so the text of the region needs no announcement.
     */
    const besideButtons = (node: Element) => {
      const copy = node.cloneNode(true) as Element;
      for (const button of copy.querySelectorAll('button')) button.remove();
      return wordsOf(copy);
    };
    const look = (node: Node) => {
      if (!(node instanceof Element)) return;
      // Skip new screens and dialogs, because screen readers read them as a whole. Skip the list of notifications,
      // because the page only moves it.
      if (node.querySelector('h1, h2, h3') || node.matches('[aria-label="Notifications"], dialog')) return;
      const regions = node.matches(live) ? [node] : [...node.querySelectorAll(live)];
      for (const region of regions) {
        const words = wordsOf(region);
        if (words !== '' && !quietAtFirst.test(words) && words === besideButtons(node)) late.push(words);
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) look(node);
    }).observe(document, { childList: true, subtree: true });
  }, noted);
}

type Part = { readonly role: string; readonly name: string; readonly level: number };

const landmarkRoles = ['banner', 'navigation', 'main', 'search', 'form', 'region', 'contentinfo', 'dialog'];
const controlRoles = ['button', 'link', 'textbox', 'searchbox', 'checkbox', 'radio', 'switch', 'slider', 'combobox'];

/**
 * Return the parts of the page's accessibility tree. If a dialog is open, return only the parts of the dialog, because
 * the page behind it is inert.
 */
async function treeOf(page: Page): Promise<Part[]> {
  const dialog = page.locator('dialog[open]').last();
  const snapshot = await ((await dialog.count()) > 0 ? dialog : page.locator('body')).ariaSnapshot();
  return snapshot.split('\n').flatMap((line) => {
    const [, role, quoted = '', rest = ''] = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line) ?? [];
    if (role === undefined) return [];
    return [{ role, name: quoted.replace(/\\(.)/g, '$1'), level: Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0) }];
  });
}

function faultsOf(nodes: readonly Part[], isDialog: boolean): string[] {
  const headings = nodes.filter(({ role }) => role === 'heading');
  const controls = nodes.filter(({ role }) => controlRoles.includes(role));
  const ofLevel = (level: number) => headings.filter((heading) => heading.level === level).length;
  const names = controls.map(({ role, name }) => `${role} "${name}"`);
  const mains = nodes.filter(({ role }) => role === 'main').length;
  return [
    ...(isDialog || ofLevel(1) === 1 ? [] : [`${ofLevel(1)} headings of the first level`]),
    ...(isDialog || mains === 1 ? [] : [`${mains} main parts`]),
    ...headings.flatMap(({ name, level }, index) => {
      const before = headings[index - 1]?.level ?? (isDialog ? 1 : 0);
      return level > before + 1 ? [`"${name}" skips from level ${before} to ${level}`] : [];
    }),
    ...controls.filter(({ name }) => name === '').map(({ role }) => `a ${role} without a name`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `twice: ${name}`),
  ];
}

/** Return the outline of the page. `repeated` has the names that two buttons may share because both do the same. */
export async function outlineOf(page: Page, repeated: readonly string[] = []): Promise<Outline> {
  const nodes = await treeOf(page);
  const isDialog = (await page.locator('dialog[open]').count()) > 0;
  const late = await page.evaluate((key) => Object(window)[key] ?? [], noted);
  const shared = repeated.map((name) => `twice: button "${name}"`);
  return {
    headings: nodes.filter(({ role }) => role === 'heading').map(({ name, level }) => `${level} ${name}`),
    landmarks: nodes
      .filter(({ role, name }) => landmarkRoles.includes(role) && name !== 'Notifications')
      .map(({ role, name }) => (name === '' ? role : `${role} ${name}`)),
    faults: [
      ...faultsOf(nodes, isDialog).filter((fault) => !shared.includes(fault)),
      ...late.map((words: string) => `added together with its live region: "${words}"`),
    ],
  };
}
