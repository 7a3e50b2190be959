type Headers = Readonly<Record<string, string>>

/** First segments of the addresses that belong to the backend. */
export const backendPaths = ['wps', 'lgw', 'art', 'play', 'mock'] as const

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'
const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')

/** Addresses of files beside the pages; if such a file is missing, no page is sent in its place. */
const ROOT_FILES = '^/[^/]+\\.(js|json|png|svg|webmanifest)$'
/** Files with a hash in their name, each directly in its folder. */
const ASSETS = '^/assets/[^/]+$'
/** A worker takes its security policy from its own answer, so it is served with the headers of a page. */
const WORKERS = '^/assets/[^/]*[wW]orker[^/]*$'
const MANIFEST_TYPE = 'application/manifest+json'

/** How a host serves a file of the build: with the headers of which, and how long it may be kept. */
interface Serving {
  readonly headers: 'pages' | 'files'
  readonly cache: string
}

/** The rules of the hosts below, for one file by its address; any address that is no file shows a page. */
export function servingOf(path: string): Serving {
  const isAsset = new RegExp(ASSETS).test(path)
  return {
    headers: isAsset && !new RegExp(WORKERS).test(path) ? 'files' : 'pages',
    cache: isAsset ? IMMUTABLE : REVALIDATED,
  }
}

/**
 * The server block of nginx that serves `site/`. The headers depend on the file that is served, never on the path asked for.
 * Only an asset that exists may be kept for good: a missing one may exist after the next deploy.
 */
export function nginxFile(pages: Headers, files: Headers): string {
  const add = (name: string, value: string) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`
  // Without `always` nginx adds the header to a file only, not to a 404.
  const immutable = `    add_header Cache-Control "${IMMUTABLE}";`
  const asPage = `    add_header Cache-Control "${REVALIDATED}" always;\n${lines(pages, add)}`
  return `# Inside a server block, with \`root\` at the folder site/ and \`$backend\` at the origin of the backend.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;   where the module is there

  location ~ ^/(${backendPaths.join('|')})/ {
    proxy_pass $backend;
  }

  location ~ ${WORKERS} {
    try_files $uri @missing;
${immutable}
${lines(pages, add)}
  }

  location ~ ${ASSETS} {
    try_files $uri @missing;
${immutable}
${lines(files, add)}
  }

  location /assets/ {
    error_page 404 = @missing;
    return 404;
  }

  location @missing {
${asPage}
    return 404;
  }

  location = /manifest.webmanifest {
    types {}
    default_type ${MANIFEST_TYPE};
${asPage}
  }

  location ~ ${ROOT_FILES} {
    try_files $uri =404;
${asPage}
  }

  location / {
    try_files $uri $uri/index.html /index.html;
${asPage}
  }
`
}

/** The same for Caddy. */
export function caddyFile(pages: Headers, files: Headers): string {
  const header = (cache: string, headers: Headers) => `    header {
      Cache-Control "${cache}"
${lines(headers, (name, value) => `      ${name} "${value.replaceAll('"', '\\"')}"`)}
    }`
  const serve = `    file_server {
      precompressed br gzip
    }`
  return `# Inside a site block; {$BACKEND} is the origin of the backend, {$SITE} the folder site/.
  root * {$SITE}

  @backend path ${backendPaths.map((path) => `/${path}/*`).join(' ')}
  handle @backend {
    reverse_proxy {$BACKEND}
  }

  @worker {
    path_regexp ${WORKERS}
    file
  }
  handle @worker {
${header(IMMUTABLE, pages)}
${serve}
  }

  @asset {
    path_regexp ${ASSETS}
    file
  }
  handle @asset {
${header(IMMUTABLE, files)}
${serve}
  }

  @noPage path_regexp ^/assets/|${ROOT_FILES}
  handle @noPage {
    header /manifest.webmanifest Content-Type ${MANIFEST_TYPE}
${header(REVALIDATED, pages)}
${serve}
  }

  handle {
    try_files {path} {path}/index.html /index.html
${header(REVALIDATED, pages)}
${serve}
  }
`
}

/**
 * The `_headers` file that several static hosts read. Their rules go by the path asked for, and hold for a 404 as well, so the
 * files that may be kept for good are named one by one. They join what several rules say of one header, so each is said once:
 * the headers of pages go with everything, and that the rest is asked for anew is what these hosts do by themselves. `assets` are
 * names, the most important first, for some of these hosts read a hundred rules.
 */
export function headersFile(pages: Headers, assets: readonly string[]): string {
  const kept = assets.map((name) => `/assets/${name}\n  Cache-Control: ${IMMUTABLE}\n`)
  return ['/*', lines(pages, (name, value) => `  ${name}: ${value}`), '', ...kept].join('\n')
}

/** Where static hosts look for the page of what is missing below `/assets/`; without it the application's own stands in for it. */
export const MISSING_ASSET_PAGE = 'assets/404.html'
/** Nobody reads it: it answers for scripts, styles and words. */
export const missingAssetPage = '<!doctype html>\n<html lang="en">\n<title>404</title>\n<p>404</p>\n</html>\n'
