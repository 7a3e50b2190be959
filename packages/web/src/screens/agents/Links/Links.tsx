import {
  type AgentTexts,
  categoryLabel,
  formRulesQueryOptions,
  ownRatesQueryOptions,
  read,
  type ShownLink,
  useAgentLinks,
  useNewLink,
} from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { CopyButton } from '../../../shared/CopyButton.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import type { ReadPlace } from '../../../shared/reads.ts'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import shared from '../Agents.module.css'
import { KindChoice } from '../KindChoice.tsx'
import { Ways } from '../OpenAccount/Ways.tsx'
import { RateFields } from '../RateFields.tsx'
import styles from './Links.module.css'

export const reads = ({ language }: ReadPlace) => [
  read(ownRatesQueryOptions, undefined),
  read(formRulesQueryOptions, { language }),
]

/** New members by a link to hand on, with its rates; and the links that were made before (AGENT-07). */
export function Links() {
  return (
    <>
      <Ways chosen="link" />
      <div className={shared.page}>
        <NewLink />
      </div>
    </>
  )
}

function NewLink() {
  const text = useText()
  const form = useNewLink(text('open.address'))
  return (
    <QueryView of={form.load} waiting={<Skeleton shape="row" height="64px" count={5} />}>
      <form className={shared.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <WhatCame of={form.step} />
        <KindChoice {...form} />
        <RateFields {...form} />
        <Refusal message={form.refusal} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          busy={form.status === 'pending'}
          disabled={form.step.isUnsure}
        >
          {text('open.makeLink')}
        </Button>
      </form>
      <Made />
    </QueryView>
  )
}

function Made() {
  const text = useText()
  const { links, texts, ...read } = useAgentLinks()
  return (
    <section className={shared.form} aria-labelledby="agent-links">
      <h2 id="agent-links" className={shared.caption}>
        {text('open.links')}
      </h2>
      <QueryView
        of={read}
        compact
        waiting={<Skeleton shape="row" height="120px" count={2} />}
        empty={links.length === 0 && <p className={shared.note}>{text('open.noLinks')}</p>}
      >
        <ul className={shared.rows}>
          {links.map((link) => (
            <Link key={link.code} {...link} texts={texts} />
          ))}
        </ul>
      </QueryView>
    </section>
  )
}

function Link({ code, link, isAgent, rates, registered, day, texts }: ShownLink & { readonly texts: AgentTexts }) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  return (
    <li className={styles.link}>
      <p className={shared.name}>
        <bdi>{code}</bdi>
        <CopyButton text={code} what={text('open.code')} />
        <Badge tone="info">{text(isAgent ? 'open.agent' : 'open.member')}</Badge>
      </p>
      <p className={shared.note}>{[day, text('open.registered', { count: registered })].filter(Boolean).join(' · ')}</p>
      <ul className={styles.linkRates} aria-label={text('open.rates')}>
        {Object.entries(rates).map(([gameType, rate]) => (
          <li key={gameType}>
            {text(categoryLabel(gameType))} <bdi>{texts.percent(rate)}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.address}>
        <bdi dir="ltr">{link}</bdi>
        <CopyButton text={link} what={text('open.address')} />
      </p>
      <Button aria-expanded={isShown} aria-label={text('open.showQr', { code })} onClick={() => setShown(!isShown)}>
        {text('open.qr')}
      </Button>
      {isShown && <QrCode text={link} label={text('open.scan')} failed={text('qr.failed')} />}
    </li>
  )
}
