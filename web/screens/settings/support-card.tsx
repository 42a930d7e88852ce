import { useConfig } from '../../data/config.ts';
import { bridge } from '../../device/bridge.ts';
import { HeartIcon } from '../../ui/icons.tsx';
import cards from './card/card.module.css';
import styles from './support-card.module.css';

/** The donation link. It opens in a new tab or, in the Android wrapper, in the device's browser. */
export function SupportCard() {
  const config = useConfig();
  return (
    <section className={cards['card']} aria-labelledby="support-title">
      <h2 id="support-title" className={cards['title']}>
        Support
      </h2>
      <p className={styles['text']}>Help us continue building the product and keep it free for everyone.</p>
      <a
        className={styles['link']}
        href={config?.supportUrl}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          if (!config || !bridge.isNative()) return;
          event.preventDefault();
          bridge.openExternalLink(config.supportUrl);
        }}
      >
        <HeartIcon size={18} />
        <span>Support us</span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </section>
  );
}
