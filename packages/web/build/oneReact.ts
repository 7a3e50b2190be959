/**
 * What the hooks take from the web, as they do from any skin. The web runs on React 18, whose renderer is 14 KB smaller after
 * gzip than that of React 19 on a phone's way to its first screen; the hooks are developed on 19.
 */
export const oneReact = ['react', 'react-dom', '@tanstack/react-query']
