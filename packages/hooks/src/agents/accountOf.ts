/** Tells members of a team apart. */
export const accountOf = ({ account }: { account: string }): string => account
