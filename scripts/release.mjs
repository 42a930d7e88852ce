// Checks that a release is consistent: the same version everywhere, and container and proxy files that fit the product.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './setup.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const faults = [];
const expect = (isTrue, fault) => isTrue || faults.push(fault);

const { version } = JSON.parse(read('package.json'));
const compose = parse(read('compose.yaml'));
const { inward, ...others } = compose.services;
const versions = {
  'package-lock.json': JSON.parse(read('package-lock.json')).version,
  'compose.yaml': inward.image.split(':')[1],
  'CHANGELOG.md': /^## \[(\d[^\]]*)\]/m.exec(read('CHANGELOG.md'))?.[1],
};
for (const [file, found] of Object.entries(versions)) {
  expect(found === version, `${file} has version ${found}, package.json ${version}.`);
}

// Without a profile, compose.yaml must start only the service `inward`, with minimal rights.
expect(!inward.profiles, 'compose.yaml: the service inward must have no profile.');
expect(inward.read_only && inward.cap_drop.includes('ALL') && inward.init, 'compose.yaml: inward has too many rights.');
for (const [name, { profiles, volumes = [] }] of Object.entries(others)) {
  expect(profiles?.length === 1, `compose.yaml: the service ${name} must have one profile.`);
  for (const [source] of volumes.map((volume) => volume.split(':'))) {
    const isKnown = source.startsWith('./') ? existsSync(join(root, source)) : source in compose.volumes;
    expect(isKnown, `compose.yaml: ${source} of ${name} does not exist.`);
  }
}
expect(parse(read('deploy/traefik.yaml')).http.routers.inward, 'deploy/traefik.yaml has no router inward.');

const steps = read('Dockerfile').match(/^[A-Z]+ .*/gm);
const last = steps.slice(steps.findLastIndex((step) => step.startsWith('FROM')));
for (const step of ['USER inward', 'VOLUME /data', 'HEALTHCHECK', 'CMD ["node", "server/main.ts"]']) {
  expect(
    last.some((line) => line.startsWith(step)),
    `Dockerfile: the last stage must have ${step}.`,
  );
}
const copied = steps.filter((step) => /^COPY (?!--)/.test(step)).flatMap((step) => step.split(' ').slice(1, -1));
for (const path of copied) expect(existsSync(join(root, path)), `Dockerfile: ${path} does not exist.`);

// Return the roles that a file creates. The PostgreSQL container must create the roles that docs/running.md names.
const rolesIn = (path) =>
  [...read(path).matchAll(/^(?:create role|grant) (\w+(?:, \w+)*)/gm)].map(([, names]) => names);
expect(
  String(rolesIn('deploy/postgres-init.sh')) === String(rolesIn('docs/running.md')),
  'deploy/postgres-init.sh has other roles than docs/running.md.',
);

for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`ok     version ${version}, compose.yaml, Dockerfile, deploy`);
process.exit(faults.length > 0 ? 1 : 0);
