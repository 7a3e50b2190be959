/** Whether an address is a path of our own: one slash in front, and nothing that leads elsewhere. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])[\w\-./%?=&]+$/.test(address)
