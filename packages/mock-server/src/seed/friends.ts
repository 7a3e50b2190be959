/** A friend whom a member of the seed invited before it. */
export interface SeedFriend {
  account: string
  /** Days before the seed on which the friend registered, and on which the first deposit arrived. */
  joined: number
  deposited?: number
}

/** What a member gets for a friend whose first deposit has arrived, cents. */
export const REWARD_CENTS = 10_000

const NAMES = ['andres', 'bianca', 'carlo', 'dalisay', 'emman', 'fely', 'gabby', 'hazel', 'isko', 'jun', 'kaye', 'lito']
const MANY = 45

/** Every third has not deposited yet. */
const manyFriends: readonly SeedFriend[] = Array.from({ length: MANY }, (_, place) => {
  const joined = 340 - 6 * place
  const account = `${NAMES[place % NAMES.length]}${10 + place}`
  return { account, joined, ...(place % 3 !== 0 && { deposited: joined - 2 }) }
})

/** Friends by the number of the member who invited them, those who came first before the others. */
export const seedFriends: ReadonlyMap<number, readonly SeedFriend[]> = new Map([
  [
    1,
    [
      { account: 'joy2211', joined: 320, deposited: 318 },
      { account: 'ben_90', joined: 250 },
      { account: 'lorna77', joined: 201, deposited: 200 },
      { account: 'kuyaboy', joined: 96, deposited: 95 },
      { account: 'tess1984', joined: 40 },
    ],
  ],
  [5, manyFriends],
])
