import { useEffect, useState } from 'react';
import type { Config } from '../../core/contract/product.ts';
import { afterPaint } from '../device/after-paint.ts';
import { callApi } from './api/api.ts';
import { readStoredConfig, storeConfig } from './stored-config.ts';

async function fetchConfig(): Promise<Config> {
  const config = await callApi('getConfig');
  storeConfig(config);
  return config;
}

/**
 * Return the stored configuration of this deployment, and refresh it for the next call. If none is stored, fetch it.
 * Throws ApiError or NetworkError if that fails.
 */
export async function loadConfig(): Promise<Config> {
  const stored = readStoredConfig();
  if (!stored) return fetchConfig();
  void afterPaint()
    .then(fetchConfig)
    .catch(() => undefined);
  return stored;
}

/** Return the configuration of this deployment: first the stored one, or null if none is stored, then the server's. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState(readStoredConfig);
  useEffect(() => {
    fetchConfig().then(setConfig, () => undefined);
  }, []);
  return config;
}
