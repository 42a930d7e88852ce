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
 * Return the stored configuration of this deployment at once, and refresh it after the next paint for the next call.
 * When none is stored, fetch it from the server, or throw ApiError or NetworkError.
 */
export async function loadConfig(): Promise<Config> {
  const stored = readStoredConfig();
  if (!stored) return fetchConfig();
  void afterPaint()
    .then(fetchConfig)
    .catch(() => undefined);
  return stored;
}

/**
 * Return the configuration of this deployment. Until the server's configuration has been fetched, return the stored
 * one, or null if none is stored.
 */
export function useConfig(): Config | null {
  const [config, setConfig] = useState(readStoredConfig);
  useEffect(() => {
    fetchConfig().then(setConfig, () => undefined);
  }, []);
  return config;
}
