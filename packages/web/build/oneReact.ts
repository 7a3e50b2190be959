/**
 * The packages that the hooks take from the web, as they take them from any skin. The web runs on React 18, because its
 * renderer is 14 KB smaller after gzip than that of React 19, and a phone loads it before its first screen; the hooks are
 * developed on React 19.
 */
export const oneReact = ['react', 'react-dom', '@tanstack/react-query']

/**
 * A package of the hooks' own that imports React. What development renders on the server runs packages as node finds them, and
 * node would give this one the React of the hooks; so it goes the way of our sources.
 */
export const withOurReact = ['valtio']
