import { useProfitAndLoss } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { ProfitPage } from '../../../shared/records/ProfitPage/ProfitPage.tsx'

/** What the member won and lost (BAL-07). */
export const ProfitAndLoss = () => <ProfitPage profit={useProfitAndLoss(useSearch())} />
