import { Fragment } from 'react';
import type { ClassicLook } from '../../base/classic-look.ts';
import { canBeSpaced } from '../../base/text-script.ts';

const capitals = (text: string) => (canBeSpaced(text) ? 'capitals' : 'plain');

/** The maximum length of two themes on one line, in letter-spaced capitals. */
const LINE_CHARACTERS = 30;

/** Group themes into lines: short themes in pairs, a long theme alone. */
function linesOf(themes: readonly string[]): readonly (readonly string[])[] {
  const lines: string[][] = [];
  for (const theme of themes) {
    const line = lines[lines.length - 1];
    if (line?.length === 1 && line.join('').length + theme.length <= LINE_CHARACTERS) line.push(theme);
    else lines.push([theme]);
  }
  return lines;
}

function ThemePairs({ themes }: { themes: readonly string[] }) {
  return (
    <ul>
      {linesOf(themes).map((line) => (
        <li key={line.join()}>
          {line.map((theme, index) => (
            <Fragment key={theme}>
              {index > 0 && <span className="lozenge" />}
              <span dir="auto" className={`theme ${capitals(theme)}`}>
                {theme}
              </span>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

function ThemeList({ themes, mark }: { themes: readonly string[]; mark: string | undefined }) {
  return (
    <ul className="list" dir="auto">
      {themes.map((theme) => (
        <li key={theme}>
          {mark && (
            <svg className="mark" viewBox="0 0 16 16" aria-hidden="true">
              <path d={mark} />
            </svg>
          )}
          <span className="theme">{theme}</span>
        </li>
      ))}
    </ul>
  );
}

export function ClassicThemes({ themes, look }: { themes: readonly string[]; look: ClassicLook }) {
  return (
    <div className="themes" data-fit={look.themeType}>
      {look.themes === 'pairs' ? <ThemePairs themes={themes} /> : <ThemeList themes={themes} mark={look.themeMark} />}
    </div>
  );
}
