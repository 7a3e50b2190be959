import { createContext, type ReactNode, useContext } from 'react'
import { type BaseSearchHook, Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { navigate, type SiteLocation } from '../shared/navigate.ts'

const useSiteLocation: SiteLocation = () => [useBrowserLocation()[0], navigate]

/** What is below it reads the address of the browser. */
export function SiteRouter({ children }: { children: ReactNode }) {
  return <Router hook={useSiteLocation}>{children}</Router>
}

/** An address of the site as it was at one moment. */
export interface Place {
  readonly location: string
  /** Its query without the question mark. */
  readonly search: string
}

const LocationContext = createContext('/')
const SearchContext = createContext('')

const usePlaceLocation: SiteLocation = () => [useContext(LocationContext), navigate]
const usePlaceSearch: BaseSearchHook = () => useContext(SearchContext)

/** What is below it reads the address of this place, also when the browser is already at another one. */
export function PlaceRouter({ place: { location, search }, children }: { place: Place; children: ReactNode }) {
  return (
    <LocationContext.Provider value={location}>
      <SearchContext.Provider value={search}>
        <Router hook={usePlaceLocation} searchHook={usePlaceSearch}>
          {children}
        </Router>
      </SearchContext.Provider>
    </LocationContext.Provider>
  )
}
