/**
 * `npm run -s third-party`: writes THIRD-PARTY.md, the packages that come with the page, the command line and the server, with their licences; `--check`
 * only tells whether it is up to date. Read from the lock file and the packages themselves.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './setup.mjs';

const FILE = `${ROOT}/THIRD-PARTY.md`;
const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));

/** Where Node finds a package from a folder: there, or in any folder above. */
function placeOf(from, name) {
  const parts = from === '' ? [] : from.split('/');
  for (let depth = parts.length; depth >= 0; depth--) {
    const place = [...parts.slice(0, depth), 'node_modules', name].join('/');
    if (packages[place]?.link) return packages[place].resolved;
    if (packages[place] !== undefined) return place;
  }
  throw new Error(`${name} of ${from} is not in the lock file`);
}

/** Whatever the programs need to run, ours and others'. */
function shipped() {
  const found = new Set(['apps/client', 'apps/cli', 'apps/server']);
  for (const place of found) {
    const { dependencies, optionalDependencies } = packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) found.add(placeOf(place, name));
  }
  return [...found].filter(place => place.includes('node_modules/')).sort();
}

const nameOf = place => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** A package for one platform is there only on that platform: its licence is that of the package it belongs to. */
const isOfPlatform = place => packages[place].os !== undefined || packages[place].cpu !== undefined;

function textOf(place) {
  const file = readdirSync(`${ROOT}/${place}`).find(name => /^(?:licen[cs]e|ofl)(?:\.\w+)?$/i.test(name));
  return file && readFileSync(`${ROOT}/${place}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim();
}

function rowOf(place) {
  const { version, license = 'see below' } = packages[place];
  return `| ${nameOf(place)} | ${version} | ${license} |`;
}

/** One heading for all packages with the same words. */
function textsOf(places) {
  const byText = new Map();
  for (const place of places.filter(each => !isOfPlatform(each))) {
    const text = textOf(place) ?? `(The package has no licence file; it states: ${packages[place].license}.)`;
    byText.set(text, [...(byText.get(text) ?? []), nameOf(place)]);
  }
  return [...byText].map(([text, names]) => `## ${names.join(', ')}\n\n\`\`\`text\n${text}\n\`\`\`\n`);
}

function thirdParties() {
  const places = shipped();
  return [
    '# Third parties\n',
    'Packages and fonts that come with the page, the command line and the server, each under its own licence. Written by `npm run -s third-party`; not edited by hand.\n',
    '| package | version | licence |\n|---|---|---|',
    `${places.map(rowOf).join('\n')}\n`,
    ...textsOf(places),
  ].join('\n');
}

const isCheck = process.argv.includes('--check');
const wanted = thirdParties();
const isCurrent = (() => {
  try {
    return readFileSync(FILE, 'utf8') === wanted;
  } catch {
    return false;
  }
})();
if (isCheck && !isCurrent) {
  console.error('THIRD-PARTY.md is not up to date: run `npm run -s third-party`.');
  process.exitCode = 1;
} else if (!isCheck && !isCurrent) writeFileSync(FILE, wanted);
