import { useEffect, useState } from 'react';
import type { Config } from '../../core/contract/product.ts';
import { callApi } from './api.ts';

/** What this deployment offers; null until it is known, and for as long as nobody answers. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState<Config | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    callApi('getConfig', { signal: asking.signal }).then(setConfig, () => undefined);
    return () => asking.abort();
  }, []);
  return config;
}
