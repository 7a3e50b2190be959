// Generated from openapi/ by `pnpm gen`; a change belongs there.
/** The lookups (x-cache) whose answers belong to one member. */
export const memberLookups: readonly string[] = ['banks', 'memberInfo']
