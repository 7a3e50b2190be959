/** One of the things that a page may show, each under an address of its own. */
export interface PathChoice {
  /** The address that shows it. */
  path: string
  /** Whether it is shown now. */
  isChosen: boolean
}
