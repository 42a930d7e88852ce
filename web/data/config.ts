import { useEffect, useState } from 'react';
import type { Config } from '../../core/contract/product.ts';
import { storage } from '../device/storage.ts';
import { callApi } from './api.ts';

const key = 'inward-config';

async function askConfig(signal?: AbortSignal): Promise<Config> {
  const config = await callApi('getConfig', { signal });
  storage.setJson(key, config);
  return config;
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'identity' in value;

/**
 * What this deployment offers, as this device remembers it, so that a start waits for nothing; it is asked anew beside
 * that, and the next call knows what changed. Throws ApiError and NetworkError where nothing is remembered.
 */
export async function knownConfig(): Promise<Config> {
  const asking = askConfig();
  const remembered = storage.getJson(key);
  if (!isConfig(remembered)) return asking;
  asking.catch(() => undefined);
  return remembered;
}

/** What this deployment offers; null until it is known, and for as long as nobody answers. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState<Config | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    askConfig(asking.signal).then(setConfig, () => undefined);
    return () => asking.abort();
  }, []);
  return config;
}
