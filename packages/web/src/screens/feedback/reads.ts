/** Nothing: the form needs no answer. */
export {}
