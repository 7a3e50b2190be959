import { createContext, type ReactNode, useState } from 'react'

/** Where a page stood, and what it needs to stand there again. */
export interface Place {
  readonly scroll: number
  readonly rest: unknown
}

export const PlacesContext = createContext<Map<string, Place> | null>(null)

/** Remembers where the long pages below it stood, for as long as the application is open. */
export function ScrollPlaces({ children }: { children: ReactNode }) {
  const [places] = useState(() => new Map<string, Place>())
  return <PlacesContext.Provider value={places}>{children}</PlacesContext.Provider>
}
