/** Letters of an account that an address may name; what is longer is cut off or left out (assumed). */
export const LONGEST_ACCOUNT = 64
