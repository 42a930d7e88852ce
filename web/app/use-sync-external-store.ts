// wouter imports a shim for React 17. vite.config.ts replaces it with this file, which saves the shim's bytes.
export { useSyncExternalStore } from 'react';
