import { useEffect, useState } from 'react';
import type { Config } from '../../core/contract/product.ts';
import { callApi } from './api.ts';

let asked: Promise<Config> | null = null;

/** What this deployment offers; asked once. A failure is asked again by the next caller. */
export function fetchConfig(): Promise<Config> {
  asked ??= callApi('getConfig').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The deployment's config, null until it is known. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState<Config | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchConfig().then(
      (answer) => {
        if (!isGone) setConfig(answer);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return config;
}
