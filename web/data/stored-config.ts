import type { Config } from '../../core/contract/product.ts';
import { storage } from '../device/storage.ts';

const key = 'inward-config';

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'identity' in value;

/** Return the server's last configuration of this deployment; null on a first visit. */
export function readStoredConfig(): Config | null {
  const value = storage.getJson(key);
  return isConfig(value) ? value : null;
}

export function storeConfig(config: Config): void {
  storage.setJson(key, config);
}
