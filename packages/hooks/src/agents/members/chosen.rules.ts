/** Who of the chosen members is still chosen once money has been handed to some; undefined where that ends the choosing, as nobody is left. */
export function chosenAfter(chosen: readonly string[] | undefined, handedTo: readonly string[]): readonly string[] | undefined {
  const done = new Set(handedTo.map((account) => account.toLowerCase()))
  const left = chosen?.filter((account) => !done.has(account.toLowerCase()))
  return left?.length || left?.length === chosen?.length ? left : undefined
}
