import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type CorrectedTheme, correctedThemes } from '../../../../core/domain/summaries/theme-corrections.ts';
import { themeCorrectionsQuery } from '../../../data/theme-corrections.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { useCorrectTheme } from '../../../features/summaries/use-correct-theme.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import cards from '../card/card.module.css';
import { SettingRow } from '../card/setting-row.tsx';
import { themeRow } from './theme-row.ts';
import styles from './your-themes.module.css';

/** List the themes that the user removed or renamed, the latest first, each with a button that restores the theme. */
function YourThemes({ onClose }: { onClose: () => void }) {
  const { data, error, isPending, refetch } = useQuery(themeCorrectionsQuery());
  const { takeBack } = useCorrectTheme();
  const list = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const corrected = correctedThemes([...(data ?? [])].reverse()).reverse();
  const wasPressed = useRef(false);

  // The row with the pressed button was removed.
  useEffect(() => {
    if (wasPressed.current) focusIfLost(list.current?.closest('dialog')?.querySelector('h2'));
  });

  const remove = async ({ name, nameBefore, takenBack }: CorrectedTheme) => {
    if (isSending.current) return;
    isSending.current = true;
    wasPressed.current = true;
    if (await takeBack(takenBack)) {
      const description =
        name === null
          ? `“${nameBefore}” is back in the summaries that had it.`
          : `“${nameBefore}” has this name again in all your weeks.`;
      toast({ title: 'Taken back', description, variant: 'success' });
    }
    isSending.current = false;
  };

  return (
    <Dialog open onClose={onClose} title="Your Themes">
      <div ref={list} className={styles['themes']}>
        {isPending && <Skeleton height="4rem" radius="12px" />}
        {error && !data && <LoadAgain error={error} what="your themes" onAgain={() => void refetch()} />}
        {data?.length === 0 && <p>No themes are removed or renamed.</p>}
        {corrected.map((each) => {
          const row = themeRow(each);
          const name = `Take back: ${row.label}`;
          // A button that takes back something else is a new button: it must not keep the focus for a second Enter.
          const key = JSON.stringify([each.theme, each.takenBack]);
          return <SettingRow key={key} {...row} action={{ label: 'Take back', name, run: () => void remove(each) }} />;
        })}
      </div>
      <Button data-begin variant="quiet" className={styles['close']} onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}

export function YourThemesCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={cards['card']} aria-labelledby="themes-title">
      <h2 id="themes-title" className={cards['title']}>
        Themes
      </h2>
      <p className={styles['text']}>
        Did you remove or rename a theme in a summary, and want it back? Here you can undo that for all your weeks.
      </p>
      <Button variant="quiet" className={styles['open']} onClick={() => setOpen(true)}>
        Your Themes
      </Button>
      {isOpen && <YourThemes onClose={() => setOpen(false)} />}
    </section>
  );
}
