// Import this before modules of the page: some read the document while they load, and Node has none.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
