import { useEffect, useState } from 'react';
import type { Config } from '../../core/contract/product.ts';
import { storage } from '../device/storage.ts';
import { callApi } from './api.ts';

const key = 'inward-config';

async function askConfig(): Promise<Config> {
  const config = await callApi('getConfig');
  storage.setJson(key, config);
  return config;
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'identity' in value;

function rememberedConfig(): Config | null {
  const value = storage.getJson(key);
  return isConfig(value) ? value : null;
}

/**
 * What this deployment offers, as this device remembers it, so that a start waits for nothing; it is asked anew beside
 * that, and the next call knows what changed. Throws ApiError and NetworkError where nothing is remembered.
 */
export async function knownConfig(): Promise<Config> {
  const asking = askConfig();
  const remembered = rememberedConfig();
  if (!remembered) return asking;
  asking.catch(() => undefined);
  return remembered;
}

/** What this deployment offers, at first as this device remembers it; null as long as it never heard. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState(rememberedConfig);
  useEffect(() => {
    askConfig().then(setConfig, () => undefined);
  }, []);
  return config;
}
