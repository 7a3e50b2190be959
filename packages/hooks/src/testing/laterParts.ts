/**
 * Loads all code that otherwise comes with a tap, so that in a test it is there within the turn in which it is asked for, whatever the
 * machine has to do. `laterParts.test.ts` keeps the list whole.
 */
export const loadLaterParts = (): Promise<unknown> =>
  Promise.all([
    import('../agents/contracts/dividendInfo.ts'),
    import('../auth/register/affiliate.ts'),
    import('../core/complaints/tell.ts'),
    import('../core/images/moreImageHosts.ts'),
    import('../form/patternTester.ts'),
    import('../form/readImage.ts'),
    import('../games/favourites/toggleFavourite.ts'),
    import('../games/launch/launch.ts'),
    import('../lobby/hearTab.ts'),
    import('../lobby/renew.ts'),
    import('../money/once/accountTraces.queries.ts'),
    import('../money/once/contractTraces.queries.ts'),
    import('../money/once/records.queries.ts'),
    import('../site/service/openServiceLink.ts'),
  ])
