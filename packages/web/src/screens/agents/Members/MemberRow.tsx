import type { ChoosableTeammate, TeamResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { useSheetIntent } from '../../../shared/LaterSheet.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Money } from '../../../ui/Money.tsx'
import shared from '../Agents.module.css'
import styles from './Members.module.css'

interface Props {
  readonly mate: ChoosableTeammate
  readonly team: TeamResult
  readonly onChoose: () => void
}

/** A member: a tap opens them, or chooses them where several are chosen; agents open a level further, too (AGENT-07). */
export function MemberRow({ mate, team, onChoose }: Props) {
  const text = useText()
  const { account, about, isAgent, isDisabled, downlines, balance, isChosen, isBlocked } = mate
  const { texts, isChoosing, expand } = team
  const intent = useSheetIntent()
  return (
    <div className={shared.mate}>
      <button
        type="button"
        className={shared.person}
        {...intent}
        {...(isChoosing && { 'aria-pressed': isChosen, disabled: isBlocked })}
        onClick={onChoose}
      >
        <span className={styles.portrait} aria-hidden>
          {isChosen ? (
            <Icon name="check" size={20} />
          ) : isAgent ? (
            <Icon name="crown" size={20} />
          ) : (
            [...account][0]?.toUpperCase()
          )}
        </span>
        <span className={shared.words}>
          <span className={shared.name}>
            <bdi>{account}</bdi>
            {isAgent && <Badge tone="info">{text('team.agent')}</Badge>}
            {isDisabled && <Badge tone="danger">{text('team.disabled')}</Badge>}
          </span>
          <span className={shared.note}>
            <bdi>{about}</bdi>
          </span>
        </span>
        <Money text={texts.money(balance)} tone="plain" />
      </button>
      {isAgent && !isChoosing && (
        <button
          type="button"
          className={styles.expand}
          aria-label={`${text('team.show', { account })}, ${text('team.below', { count: downlines })}`}
          onClick={() => expand(account)}
        >
          <span aria-hidden>{texts.count(downlines)}</span>
          <Icon name="chevron" size={18} />
        </button>
      )}
    </div>
  )
}
