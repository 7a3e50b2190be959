import {
  type LotteryGameResult,
  NUMERO_DRAWS,
  NUMERO_ORDERS,
  NUMERO_PRIZES,
  type NumeroNumber,
  useLotteryNumero,
} from '@lobbykit/hooks'
import { useId } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Numero.module.css'

/** How often and when last each number of a Vietnamese lottery came. */
export function Numero(game: LotteryGameResult) {
  const text = useText()
  const title = useId()
  const numero = useLotteryNumero(game)
  const { draws, chooseDraws, prize, choosePrize, order, chooseOrder, numbers, counted } = numero
  return (
    <section className={styles.numero} aria-label={text('lottery.view.numero')}>
      <Chips
        label={text('lottery.numero.prize')}
        value={prize}
        items={NUMERO_PRIZES.map((each) => ({ id: each, label: text(`lottery.numero.prize.${each}`) }))}
        onSelect={(wanted) => choosePrize(NUMERO_PRIZES.find((each) => each === wanted) ?? prize)}
      />
      <Chips
        label={text('lottery.numero.draws')}
        value={String(draws)}
        items={NUMERO_DRAWS.map((count) => ({ id: String(count), label: text('lottery.numero.drawsOf', { count }) }))}
        onSelect={(wanted) => chooseDraws(NUMERO_DRAWS.find((each) => String(each) === wanted) ?? draws)}
      />
      <Chips
        label={text('lottery.numero.order')}
        value={order}
        items={NUMERO_ORDERS.map((each) => ({ id: each, label: text(`lottery.numero.order.${each}`) }))}
        onSelect={(wanted) => chooseOrder(NUMERO_ORDERS.find((each) => each === wanted) ?? order)}
      />
      <QueryView of={numero} compact waiting={<Skeleton shape="row" height="44px" count={8} />}>
        <h3 id={title} className={styles.caption}>
          {text('lottery.numero.title', { count: counted })}
        </h3>
        {/* With large letters the table is wider than a small screen: what scrolls must be reached by keys, too. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it can have the focus. */}
        <div className={styles.scroller} role="region" aria-labelledby={title} tabIndex={0}>
          <table className={styles.table} aria-labelledby={title}>
            <thead>
              <tr>
                <th scope="col">{text('lottery.numero.number')}</th>
                <th scope="col">{text('lottery.numero.hits')}</th>
                <th scope="col">{text('lottery.numero.missed')}</th>
                <th scope="col">{text('lottery.numero.last')}</th>
              </tr>
            </thead>
            <tbody>
              {numbers.map((number) => (
                <NumberRow key={number.number} of={number} />
              ))}
            </tbody>
          </table>
        </div>
      </QueryView>
    </section>
  )
}

function NumberRow({ of: { number, hits, missed, lastDrawNo } }: { of: NumeroNumber }) {
  const text = useText()
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{hits}</td>
      <td>{missed}</td>
      <td className={styles.last} dir="ltr">
        {lastDrawNo ?? text('lottery.numero.never')}
      </td>
    </tr>
  )
}
