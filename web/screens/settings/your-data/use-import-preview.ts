import { useEffect, useRef, useState } from 'react';
import type { ImportReport } from '../../../../core/contract/your-data.ts';
import { previewImport } from '../../../data/your-data.ts';

type PreviewedFile = { readonly file: File; readonly report: ImportReport };

/** Preview the import of one file at a time. A new file aborts the preview of the previous one. */
export function useImportPreview(onError: (error: unknown) => void) {
  const current = useRef<AbortController | null>(null);
  const [checking, setChecking] = useState<File | null>(null);
  const [checked, setChecked] = useState<PreviewedFile | null>(null);

  const stop = () => {
    current.current?.abort();
    setChecking(null);
    setChecked(null);
  };
  useEffect(() => () => current.current?.abort(), []);

  const check = async (file: File) => {
    stop();
    const controller = new AbortController();
    current.current = controller;
    setChecking(file);
    try {
      const report = await previewImport(file, controller.signal);
      if (controller.signal.aborted) return;
      setChecked({ file, report });
    } catch (error) {
      if (controller.signal.aborted) return;
      onError(error);
    }
    setChecking(null);
  };

  return { checking, checked, check, stop, discard: () => setChecked(null) };
}
