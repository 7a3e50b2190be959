import { useLobby } from '../useLobby.ts'
import { type Language, languageOf } from './languages.rules.ts'

/** The languages the merchant offers, each with its name in its own words (APP-24, APP-25). */
export const useOfferedLanguages = (): Language[] => useLobby().config.languages.map(languageOf)
