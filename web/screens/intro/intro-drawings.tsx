import type { ReactNode } from 'react';
import styles from './intro-drawings.module.css';

/** A drawing on a 240 px square; classes give it the product's colours. Decorative. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 240 240" fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const moon = 'M150 146A46 46 0 0 1 131 61 50 50 0 1 0 150 146z';

export function EveningDrawing() {
  return (
    <Drawing>
      <circle cx="120" cy="104" r="88" className={styles['eveningGlow']} />
      <path d={moon} transform="translate(4 4)" className={styles['eveningFill']} />
      <path d="M20 186h200M44 200h152M76 214h88" className={styles['line']} />
      <path d="M186 62v8M182 66h8M58 58v6M55 61h6M196 122v6M193 125h6" className={styles['soft']} />
    </Drawing>
  );
}

export function DeepDrawing() {
  return (
    <Drawing>
      <circle cx="120" cy="120" r="96" className={styles['deepGlow']} />
      <circle cx="120" cy="120" r="94" className={styles['line']} />
      <circle cx="120" cy="120" r="70" className={styles['line']} />
      <circle cx="120" cy="120" r="47" className={styles['soft']} />
      <circle cx="120" cy="120" r="20" className={styles['deepFill']} />
      <path d="M120 26v14M214 120h-14M120 214v-14M26 120h14" className={styles['soft']} />
      <path d="M120 120L176 76" className={styles['deepLine']} />
    </Drawing>
  );
}

export function JourneyDrawing() {
  return (
    <Drawing>
      <circle cx="192" cy="58" r="46" className={styles['bothGlow']} />
      <path d="M24 196C70 196 70 150 106 146s42-40 86-88" className={styles['line']} />
      <circle cx="24" cy="196" r="7" className={styles['restFill']} />
      <circle cx="66" cy="176" r="8" className={styles['eveningFill']} />
      <circle cx="102" cy="147" r="9" className={styles['deepFill']} />
      <circle cx="143" cy="124" r="10" className={styles['eveningFill']} />
      <circle cx="192" cy="58" r="19" className={styles['bothLine']} />
      <circle cx="192" cy="58" r="7" className={styles['bothFill']} />
    </Drawing>
  );
}

export function SummaryDrawing() {
  return (
    <Drawing>
      <circle cx="120" cy="120" r="96" className={styles['eveningGlow']} />
      <rect x="58" y="30" width="124" height="180" rx="14" className={styles['page']} />
      <path d="M82 64h52" className={styles['eveningLine']} />
      <path d="M82 92h76M82 110h66M82 128h76M82 164h76M82 182h44" className={styles['line']} />
      <path d="M82 146h60" className={styles['eveningLine']} />
    </Drawing>
  );
}

export function CardsDrawing() {
  return (
    <Drawing>
      <circle cx="120" cy="120" r="96" className={styles['deepGlow']} />
      <rect
        x="48"
        y="52"
        width="88"
        height="142"
        rx="12"
        transform="rotate(-15 92 123)"
        className={styles['pageCard']}
      />
      <rect
        x="106"
        y="52"
        width="88"
        height="142"
        rx="12"
        transform="rotate(14 150 123)"
        className={styles['deepCard']}
      />
      <rect x="74" y="44" width="92" height="152" rx="12" className={styles['eveningCard']} />
      <path d="M92 84h56M92 102h48M92 120h56M92 138h34" className={styles['inkLine']} />
      <circle cx="98" cy="170" r="5" className={styles['inkFill']} />
    </Drawing>
  );
}

export function InwardDrawing() {
  return (
    <Drawing>
      <circle cx="120" cy="130" r="100" className={styles['eveningGlow']} />
      <path d="M32 206V120a88 88 0 0 1 176 0v86" className={styles['line']} />
      <path d="M56 206v-82a64 64 0 0 1 128 0v82" className={styles['soft']} />
      <path d="M79 206v-78a41 41 0 0 1 82 0v78" className={styles['eveningLine']} />
      <path d="M101 206v-74a19 19 0 0 1 38 0v74z" className={styles['eveningFill']} />
      <path d="M16 206h208" className={styles['soft']} />
    </Drawing>
  );
}
