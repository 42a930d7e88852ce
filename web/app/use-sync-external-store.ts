// wouter imports a shim of this hook for React 17. vite.config.ts replaces the shim with this file to save its bytes.
export { useSyncExternalStore } from 'react';
