import { HOME_LIST_LIMIT } from '../../../../core/domain/limits.ts';
import { hasKeyboard } from '../../../device/has-keyboard.ts';
import { useLatestReflections } from '../../../features/reflections/use-reflections.ts';
import { useDialogOnTap } from '../../../ui/dialog/use-dialog-on-tap.ts';
import cards from '../card/card.module.css';
import { SettingRow } from '../card/setting-row.tsx';

const loadHelp = async () => (await import('../../../features/shortcuts/shortcuts-help.tsx')).ShortcutsHelp;

/** Open the list of keyboard shortcuts, which can turn single keys off. Show nothing on a device without a keyboard. */
export function KeyboardCard() {
  const { Dialog, isOpen, show, close } = useDialogOnTap(loadHelp);
  const canSearch = useLatestReflections(HOME_LIST_LIMIT, false).data?.length !== 0;
  if (!hasKeyboard()) return null;
  return (
    <section className={cards['card']} aria-labelledby="keyboard-title">
      <h2 id="keyboard-title" className={cards['title']}>
        Keyboard
      </h2>
      <SettingRow
        value="Shortcuts"
        note="Press ? or Ctrl and / on any page to see them. You can turn single keys off there."
        action={{ label: 'Show', name: 'Show the keyboard shortcuts', run: show }}
      />
      {Dialog && <Dialog open={isOpen} canSearch={canSearch} onClose={close} />}
    </section>
  );
}
