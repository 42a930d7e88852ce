import { useId } from 'react';
import styles from './slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as text, shown at the right and announced by screen readers, such as '70%'. */
  valueText: string;
  onChange: (value: number) => void;
};

export function Slider({ label, value, min, max, step, valueText, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className={styles['row']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        <span className={styles['value']} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={styles['range']}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
