/** How a request for the page is answered. Files are sent by the package `send`; what is decided here is who may ask for what. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import send from 'send';

/** No inline script or style, nothing from elsewhere. Pictures inside the page's own files are data; what is saved is a blob, which needs no leave. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const NO_CACHE = 'no-cache';
/** The names of these files change with their content. */
const LASTING = 'public, max-age=31536000, immutable';
const METHODS = ['GET', 'HEAD'];

/** One place for one game: what a browser keeps under 127.0.0.1 is not found under localhost. */
const OWN_NAME = 'localhost';
const SAME_MACHINE = ['127.0.0.1', '[::1]'];

/** Whatever was prepared for another answer is dropped; one that has begun cannot be changed any more, only cut off. */
function write(response, status, type, text, headers = {}) {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const content = { 'content-type': `${type}; charset=utf-8`, 'content-length': Buffer.byteLength(text) };
  response.writeHead(status, { ...HEADERS, ...content, 'cache-control': NO_CACHE, ...headers }).end(text);
}

const plain = (response, status, sentence, headers) => write(response, status, 'text/plain', `${sentence}\n`, headers);

/** The address that was asked for, without the machine it was asked of. */
function addressOf(target = '/') {
  const path = target.startsWith('/') ? `http://${OWN_NAME}${target}` : target;
  return URL.canParse(path) ? new URL(path) : undefined;
}

/** `localhost:5180` is `localhost`. */
const nameIn = (host = '') => host.toLowerCase().replace(/:\d*$/, '');

/** An asset is looked for in the build before, too; anything else is the newest build's or nobody's. */
function sendFile(request, response, path, [folder, ...older]) {
  const isAsset = path.startsWith('/assets/');
  const notFound = () => plain(response, 404, 'Not found');
  if (folder === undefined) return notFound();
  send(request, path, { root: folder, cacheControl: false, dotfiles: 'ignore' })
    .on('headers', answer => {
      for (const [name, value] of Object.entries(HEADERS)) answer.setHeader(name, value);
      answer.setHeader('cache-control', isAsset ? LASTING : NO_CACHE);
    })
    .on('directory', notFound)
    .on('error', ({ status, headers }) => {
      if (status === 404 && isAsset && older.length > 0) sendFile(request, response, path, older);
      else plain(response, status, status === 404 ? 'Not found' : 'Not possible', headers);
    })
    .pipe(response);
}

const FIRST_PAGE = ['/', '/index.html'];
const MARK = '<meta name="wigwag-online" content="yes" />';

/** The page, marked as one that has a server of games behind it: any other is the same file without the mark. */
function sendMarked(request, response, [folder]) {
  let page;
  try {
    page = readFileSync(join(folder ?? '', 'index.html'), 'utf8');
  } catch {
    return plain(response, 404, 'Not found');
  }
  const marked = page.replace('</head>', `${MARK}</head>`);
  write(response, 200, 'text/html', request.method === 'HEAD' ? '' : marked);
}

/**
 * `builds` gives the folders to serve from, the newest first; `health` is what /healthz says. `isOpen`: other machines may ask, by whatever
 * name they know this one. Otherwise only names of this machine are answered: a page of another site cannot pass as ours by pointing its own
 * name here. `isOnline`: games over the network are served, too.
 */
export function answering({ builds, health, isOpen, isOnline = false }) {
  return (request, response) => {
    const { method, url, headers } = request;
    const name = nameIn(headers.host);
    if (!isOpen && name !== OWN_NAME && !SAME_MACHINE.includes(name)) {
      return plain(response, 403, `This server answers to http://${OWN_NAME} only; --host opens it to other names.`);
    }
    if (!METHODS.includes(method)) {
      return plain(response, 405, 'Only GET and HEAD', { allow: METHODS.join(', '), connection: 'close' });
    }
    const address = addressOf(url);
    if (address === undefined) return plain(response, 400, 'Not an address');
    if (address.pathname === '/healthz') return write(response, 200, 'application/json', `${JSON.stringify(health)}\n`);
    if (!isOpen && name !== OWN_NAME) {
      const port = /:\d+$/.exec(headers.host)?.[0] ?? '';
      return plain(response, 307, 'This way', {
        location: `http://${OWN_NAME}${port}${address.pathname}${address.search}`,
      });
    }
    if (isOnline && FIRST_PAGE.includes(address.pathname)) return sendMarked(request, response, builds());
    sendFile(request, response, address.pathname, builds());
  };
}

/** Says which program this is, its version, and which copy of it: two copies in two folders are not the same. */
export const healthOf = (version, copy) => ({ program: 'wigwag', version, copy });

export const versionIn = root => JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).version;
