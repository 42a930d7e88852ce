import { useEffect, useState } from 'react';
import type { Config } from '../../core/contract/product.ts';
import { storage } from '../device/storage.ts';
import { callApi } from './api.ts';

const key = 'inward-config';

async function fetchConfig(): Promise<Config> {
  const config = await callApi('getConfig');
  storage.setJson(key, config);
  return config;
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'identity' in value;

function storedConfig(): Config | null {
  const value = storage.getJson(key);
  return isConfig(value) ? value : null;
}

/**
 * Return the configuration of this deployment: the stored one without waiting (it is refreshed in the background for
 * the next call), else the server's. Throws ApiError or NetworkError when none is stored.
 */
export async function loadConfig(): Promise<Config> {
  const fetched = fetchConfig();
  const stored = storedConfig();
  if (!stored) return fetched;
  fetched.catch(() => undefined);
  return stored;
}

/** The configuration of this deployment: the stored one first, then the server's; null while there is neither. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState(storedConfig);
  useEffect(() => {
    fetchConfig().then(setConfig, () => undefined);
  }, []);
  return config;
}
