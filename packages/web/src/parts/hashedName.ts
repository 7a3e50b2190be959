/** How many letters of its hash the file of a script has in its name, after a dash. */
export const HASH_LETTERS = 7
/** The name of a script, by that of its file without folder and ending. */
export const withoutHash = (file: string): string => file.slice(0, -HASH_LETTERS - 1)
