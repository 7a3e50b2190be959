/** Tiles of the first screen, two rows of them: their pictures are fetched before the others. */
export const FIRST_TILES = 6
