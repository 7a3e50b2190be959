type Headers = Readonly<Record<string, string>>

/** First segments of the addresses that belong to the backend. */
export const backendPaths = ['wps', 'lgw', 'art', 'play', 'mock'] as const

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'
const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')

/** The server block of nginx that serves `site/`; headers follow the file that is served, never the path asked for. */
export function nginxFile(pages: Headers, files: Headers): string {
  const add = (name: string, value: string) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`
  return `# Inside a server block, with \`root\` at the folder site/ and \`$backend\` at the origin of the backend.
  gzip_static on;
  # brotli_static on;   where the module is there

  location ~ ^/(${backendPaths.join('|')})/ {
    proxy_pass $backend;
  }

  location /assets/ {
    try_files $uri =404;
    add_header Cache-Control "${IMMUTABLE}" always;
${lines(files, add)}
  }

  location ~ ^/[^/]+\\.(js|json|png|svg|webmanifest)$ {
    try_files $uri =404;
    add_header Cache-Control "${REVALIDATED}" always;
${lines(pages, add)}
  }

  location / {
    try_files $uri $uri/index.html /index.html;
    add_header Cache-Control "${REVALIDATED}" always;
${lines(pages, add)}
  }
`
}

/** The same for Caddy. */
export function caddyFile(pages: Headers, files: Headers): string {
  const set = (name: string, value: string) => `    ${name} "${value.replaceAll('"', '\\"')}"`
  return `# Inside a site block; {$BACKEND} is the origin of the backend, {$SITE} the folder site/.
  root * {$SITE}

  @backend path ${backendPaths.map((path) => `/${path}/*`).join(' ')}
  handle @backend {
    reverse_proxy {$BACKEND}
  }

  handle /assets/* {
    header {
      Cache-Control "${IMMUTABLE}"
  ${lines(files, set)}
    }
    file_server {
      precompressed br gzip
    }
  }

  handle {
    try_files {path} {path}/index.html /index.html
    header {
      Cache-Control "${REVALIDATED}"
  ${lines(pages, set)}
    }
    file_server {
      precompressed br gzip
    }
  }
`
}

/** The \`_headers\` file that several static hosts read. A file that is not there they answer with 404 by themselves. */
export function headersFile(pages: Headers, files: Headers): string {
  const set = (name: string, value: string) => `  ${name}: ${value}`
  return `/*
  Cache-Control: ${REVALIDATED}
${lines(pages, set)}

/assets/*.js
  ! Cache-Control
  Cache-Control: ${IMMUTABLE}
${lines(files, set)}

/assets/*.css
  ! Cache-Control
  Cache-Control: ${IMMUTABLE}
${lines(files, set)}

/assets/*.json
  ! Cache-Control
  Cache-Control: ${IMMUTABLE}
${lines(files, set)}
`
}
