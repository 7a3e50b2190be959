/** Nothing: pages are built once, and what a record asks depends on the day, so its screen asks it. */
export {}
