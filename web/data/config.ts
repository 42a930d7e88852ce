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
 * Return the stored configuration of this deployment at once, and refresh it in the background for the next call. When
 * none is stored, fetch it from the server, or throw ApiError or NetworkError.
 */
export async function loadConfig(): Promise<Config> {
  const fetched = fetchConfig();
  const stored = storedConfig();
  if (!stored) return fetched;
  fetched.catch(() => undefined);
  return stored;
}

/** Return the stored configuration of this deployment until the server's is fetched; null while there is neither. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState(storedConfig);
  useEffect(() => {
    fetchConfig().then(setConfig, () => undefined);
  }, []);
  return config;
}
