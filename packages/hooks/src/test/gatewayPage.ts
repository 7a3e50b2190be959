/** What a gateway in front of the backend answers by itself, whatever the backend did. */
export const gatewayPage = (status = 200): Response =>
  new Response('<!doctype html><h1>Gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } })
