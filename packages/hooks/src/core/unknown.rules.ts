/** Stands where a value would stand that is not known (assumed). */
export const UNKNOWN = '–'
