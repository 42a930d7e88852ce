import { useEffect, useRef, useState } from 'react';
import type { ImportReport } from '../../../../core/contract/your-data.ts';
import { previewImport } from '../../../data/your-data.ts';

export type CheckedFile = { readonly file: File; readonly report: ImportReport };

/** Reads what a file would bring, one at a time: a file chosen meanwhile takes the place of the one that is read. */
export function useImportPreview(onFault: (error: unknown) => void) {
  const current = useRef<AbortController | null>(null);
  const [checking, setChecking] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedFile | null>(null);

  const stop = () => {
    current.current?.abort();
    setChecking(null);
    setChecked(null);
  };
  useEffect(() => () => current.current?.abort(), []);

  const check = async (file: File) => {
    stop();
    const own = new AbortController();
    current.current = own;
    setChecking(file);
    try {
      const report = await previewImport(file, own.signal);
      if (own.signal.aborted) return;
      setChecked({ file, report });
    } catch (error) {
      if (own.signal.aborted) return;
      onFault(error);
    }
    setChecking(null);
  };

  return { checking, checked, check, stop, letGo: () => setChecked(null) };
}
