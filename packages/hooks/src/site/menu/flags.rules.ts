/** Flags of places that more than one menu or page asks about (MENU-02, AGENT-04, BAL-08). */
export const RECORDS_FLAG = 'TRANSREC3'
export const TRANSFER_FLAG = 'AGETRANSFERUP3'
export const INBOX_FLAG = 'MAILCEN'
