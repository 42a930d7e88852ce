// wouter asks for the shim that React 17 needed; React's own hook does the same (vite.config.ts puts this in its place).
export { useSyncExternalStore } from 'react';
