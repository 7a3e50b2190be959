import { useBalance, useMember, useSession } from '@lobbykit/hooks'
import { Button, Card, CardActionArea, List, ListItem, ListItemText, Switch, Typography } from '@mui/material'
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
      <Card>
        <CardActionArea onClick={refresh} sx={{ p: 3 }}>
          <Typography color="text.secondary">{words.balance}</Typography>
          <Typography variant="h4" color="primary">
            {text}
          </Typography>
        </CardActionArea>
      </Card>
      <Card>
        <List disablePadding>
          <ListItem divider secondaryAction={info?.account}>
            <ListItemText primary={words.account} />
          </ListItem>
          <ListItem
            secondaryAction={
              <Switch
                edge="end"
                checked={isHidden}
                onChange={toggleHidden}
                slotProps={{ input: { 'aria-label': words.hide_amounts } }}
              />
            }
          >
            <ListItemText primary={words.hide_amounts} />
          </ListItem>
        </List>
      </Card>
      <Button variant="outlined" onClick={logout}>
        {words.log_out}
      </Button>
    </>
  )
}
