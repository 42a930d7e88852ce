import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { isDay } from '../../../core/domain/days/day.ts';
import { ownAddress } from '../../device/base-path.ts';
import { bridge } from '../../device/bridge.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, type FieldError } from '../../ui/form/field.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page/page.tsx';
import { untouchedSince } from '../../ui/page/untouched-since.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { BookRange } from './book-chapters.ts';
import styles from './book-screen.module.css';
import { ReadyBook } from './ready-book.tsx';

/** Return whether the browser can print. Android's web views and some in-app browsers cannot. */
const canPrint = () => !bridge.isNative() && typeof window.print === 'function';

export function BookScreen() {
  return (
    <Page
      header={
        <TextLink href="/settings/data" aria-label="Back to Your Data" className={styles['back']}>
          <BackIcon />
        </TextLink>
      }
    >
      <h1 className={styles['title']}>Your Book</h1>
      {canPrint() ? <BookMaker /> : <NoPrinter />}
    </Page>
  );
}

function NoPrinter() {
  const address = `${ownAddress()}/book`;
  return (
    <>
      <p className={styles['text']}>
        The app cannot print. Open this page in your phone’s browser, and print it or save it as a PDF there.
      </p>
      <Button variant="quiet" onClick={() => bridge.openExternalLink(address)}>
        Open in the Browser
      </Button>
    </>
  );
}

/** The first and the last day that a journal can have (core/contract/journal-file.ts). */
const journalDays = { min: '1970-01-01', max: '9997-12-31' };

const bookDay = (text: string | null): string =>
  isDay(text) && journalDays.min <= text && text <= journalDays.max ? text : '';

const isReversed = (from: string, to: string): boolean => from !== '' && to !== '' && from > to;

const rangeOf = (from: string, to: string): BookRange => ({ from: from || null, to: to || null });

/** Keep the chosen days in the address, such as `?from=2026-03-01`, so that a reload restores them. */
function useBookDays() {
  const [params, setParams] = useSearchParams();
  const [days, setDays] = useState({ from: bookDay(params.get('from')), to: bookDay(params.get('to')) });
  const change = (name: keyof typeof days, day: string) => {
    setDays({ ...days, [name]: day });
    const address = new URLSearchParams(params);
    if (bookDay(day) === '') address.delete(name);
    else address.set(name, day);
    setParams(address, { replace: true, state: history.state });
  };
  return { ...days, change };
}

/** Gather the pages on request, or at once if the address has days. */
function BookMaker() {
  const { from, to, change: changeDay } = useBookDays();
  const [error, setError] = useState<(FieldError & { of: string }) | null>(null);
  const [range, setRange] = useState<BookRange | null>(() =>
    (from === '' && to === '') || isReversed(from, to) ? null : rangeOf(from, to),
  );
  const isUntouched = useRef<() => boolean>(() => false);
  const isAwaited = useCallback(() => isUntouched.current(), []);

  const gather = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A half-typed date has an empty value, like a field that was left empty on purpose. Only its validity shows the
    // difference.
    const invalid = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    const fault = invalid
      ? { of: invalid.name, text: 'Enter a whole date from 1970 on, or leave it empty.' }
      : isReversed(from, to)
        ? { of: 'to', text: 'The last day must not be before the first.' }
        : null;
    setError(fault);
    isUntouched.current = untouchedSince();
    setRange(fault ? null : rangeOf(from, to));
  };
  const change = (name: 'from' | 'to', day: string) => {
    changeDay(name, day);
    setError(null);
    setRange(null);
  };
  return (
    <>
      <p className={styles['text']}>
        Your days, month by month, with the summaries of whole weeks, on pages of A5. Leave the days empty for
        everything.
      </p>
      <form noValidate className={styles['form']} onSubmit={gather}>
        <div className={styles['days']}>
          <Field
            {...journalDays}
            type="date"
            name="from"
            label="First day"
            value={from}
            error={error?.of === 'from' ? error : null}
            onChange={({ currentTarget }) => change('from', currentTarget.value)}
          />
          <Field
            {...journalDays}
            type="date"
            name="to"
            label="Last day"
            value={to}
            error={error?.of === 'to' ? error : null}
            onChange={({ currentTarget }) => change('to', currentTarget.value)}
          />
        </div>
        <Button type="submit" variant={range ? 'quiet' : 'primary'}>
          Gather the Pages
        </Button>
      </form>
      <div aria-live="polite">{range && <ReadyBook range={range} isAwaited={isAwaited} />}</div>
    </>
  );
}
