declare const self: ServiceWorkerGlobalScope;

/** The path below which the product is served, such as '/inward'; empty at the root. */
export const basePath = new URL('.', self.location.href).pathname.slice(0, -1);
