import { isAt } from '../../core/navigation/addresses.rules.ts'

/** Whether the `code` of an address is none of an affiliate's but that of a game, or that of a lottery. */
export const hasOwnCode = (path: string): boolean => isAt('launchGame', path) || isAt('startLottery', path)
