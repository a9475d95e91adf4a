/**
 * Serves the built app as plain files: right types, files that never change kept for ever, everything else asked for
 * again, and headers that let the page do what it needs and nothing more.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createBrotliCompress, constants as zlib } from 'node:zlib';

export const dist: string = fileURLToPath(new URL('dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.map': 'application/json; charset=utf-8',
};

const SAFETY: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
    "font-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; " +
    "form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.md']);

/** Where a request leads; undefined if it is outside or not there. */
async function fileOf(folder: string, path: string): Promise<{ file: string; size: number } | undefined> {
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  try {
    const found = await stat(file);
    return found.isFile() ? { file, size: found.size } : undefined;
  } catch {
    return undefined;
  }
}

/** Answers one request for a file of the app. False if there is none: then somebody else may answer. */
export async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string = dist,
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  let path: string;
  try {
    path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
  } catch {
    return false;
  }
  // The app has one page; what looks like a page of its own is a place in that page.
  if (path !== '/' && extname(path) === '') {
    response.writeHead(302, { ...SAFETY, Location: `/#/${encodeURI(path.replace(/^\/+/, ''))}` });
    response.end();
    return true;
  }
  const found = await fileOf(folder, path === '/' ? 'index.html' : path);
  if (!found) return false;
  const type = extname(found.file);
  const packed = PACKED.has(type) && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    ...SAFETY,
    'Content-Type': TYPES[type] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(packed ? { 'Content-Encoding': 'br' } : { 'Content-Length': found.size }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return true;
  }
  const quick = createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
  const done = () => undefined;
  if (packed) pipeline(createReadStream(found.file), quick, response, done);
  else pipeline(createReadStream(found.file), response, done);
  return true;
}

/**
 * The same where tables for friends are served beside it: the app asks for this file, and what the build has put there says
 * that there are none.
 */
export async function serveBesideTables(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (new URL(request.url ?? '/', 'http://here').pathname !== '/tables.json')
    return serveFile(request, response);
  response.writeHead(200, { ...SAFETY, 'Content-Type': TYPES['.json'], 'Cache-Control': 'no-cache' });
  response.end('{ "protocol": 2 }\n');
  return true;
}

/** A server of the app and nothing else; resolves when it listens. Port 0 takes any free one. */
export function serve(
  port: number,
  host = '127.0.0.1',
  folder: string = dist,
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    serveFile(request, response, folder).then(
      (served) => {
        if (served) return;
        response.writeHead(404, { ...SAFETY, 'Content-Type': 'text/plain; charset=utf-8' });
        response.end('There is no such file.\n');
      },
      () => response.destroy(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
}
