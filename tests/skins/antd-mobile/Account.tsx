import { useBalance, useMember, useSession } from '@lobbykit/hooks'
import { Button, List, Switch } from 'antd-mobile'
import { words } from '../shared/words.ts'
import { Head } from './kit.tsx'

/** Who is logged in, with how much, and the way out. */
export function Account() {
  const { name, info } = useMember()
  const { text, isHidden, toggleHidden, refresh } = useBalance()
  const { logout } = useSession()
  return (
    <>
      <Head title={name} />
      <List className="card">
        <List.Item
          title={words.balance}
          extra={
            <Button size="small" onClick={refresh}>
              {words.refresh}
            </Button>
          }
        >
          <span className="amount">{text}</span>
        </List.Item>
        <List.Item extra={info?.account}>{words.account}</List.Item>
        <List.Item extra={<Switch aria-label={words.hide_amounts} checked={isHidden} onChange={toggleHidden} />}>
          {words.hide_amounts}
        </List.Item>
      </List>
      <Button block onClick={logout}>
        {words.log_out}
      </Button>
    </>
  )
}
