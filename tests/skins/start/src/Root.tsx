import { App } from './App.tsx'

/** The app below its router; this router needs nothing around it. */
export const Root = () => <App />
