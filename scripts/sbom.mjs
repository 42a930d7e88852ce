// `npm run sbom`: print a software bill of materials (CycloneDX 1.6, JSON) of the packages that the product runs on.
// `npm sbom` cannot be used: it fails on packages whose version package.json overrides.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Convert npm's integrity, 'sha512-BASE64', into CycloneDX's form: the algorithm, and the digest in hexadecimal. */
function hashOf(integrity) {
  const [algorithm, digest] = integrity.split('-');
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

function component([path, { version, integrity, license }]) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': `${purl}#${path}`,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  };
}

const { name, version, packages } = lock;
const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components: used.map(component),
};
console.log(JSON.stringify(bom, null, 1));
