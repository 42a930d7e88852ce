// Fails if a package of the product has no licence text, or a licence that is not allowed.
import { licensedPackages, licenseFaults } from '../vite-licenses.ts';

const packages = licensedPackages();
const faults = licenseFaults(packages);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`ok     ${packages.length} packages and parts, all with a licence text`);
process.exit(faults.length > 0 ? 1 : 0);
