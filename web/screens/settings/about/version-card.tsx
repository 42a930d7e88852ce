import { useRouter } from 'wouter';
import { bridge } from '../../../device/bridge.ts';
import cards from '../card/card.module.css';
import styles from './version-card.module.css';

declare const __VERSION__: string;

/** Files that the build puts beside the pages. The licence requires the product to offer them. */
const files = [
  { path: '/licenses.txt', label: 'Licences', note: 'of Inward, its fonts and its libraries' },
  { path: '/source.tar.gz', label: 'Source Code', note: 'of the pages and the server, as they run here' },
] as const;

export function VersionCard() {
  const { base } = useRouter();
  return (
    <section className={cards['card']} aria-labelledby="version-title">
      <h2 id="version-title" className={cards['title']}>
        Version {__VERSION__}
      </h2>
      <p className={cards['text']}>
        Inward is free software under the GNU Affero General Public License, version 3 or later. You may use it, look
        inside, change it, and pass it on under the same licence. It comes without any warranty.
      </p>
      <ul className={styles['files']}>
        {files.map(({ path, label, note }) => (
          <li key={path}>
            <a
              href={`${base}${path}`}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                if (!bridge.isNative()) return;
                event.preventDefault();
                bridge.openExternalLink(event.currentTarget.href);
              }}
            >
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
