// Import this before the page's modules: some read the document while they load, and Node has none.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
