import { useBalance, useMember, useSession } from '@lobbykit/hooks'
import { Pressable, Switch, Text, View } from 'react-native'
import { words } from '../shared/words.ts'
import { Head, Tap } from './kit.tsx'
import { colours, look } from './look.ts'

/** Who is logged in, with how much, and the way out. */
export function Account() {
  const { name, info } = useMember()
  const { text, isHidden, toggleHidden, refresh } = useBalance()
  const { logout } = useSession()
  return (
    <>
      <Head title={name} />
      <View style={look.card}>
        <Pressable role="button" style={look.balance} onPress={refresh}>
          <Text style={look.soft}>{words.balance}</Text>
          <Text style={look.amount}>{text}</Text>
        </Pressable>
        <View style={look.listRow}>
          <Text style={look.text}>{words.account}</Text>
          <Text style={look.soft}>{info?.account}</Text>
        </View>
        <View style={look.listRow}>
          <Text style={look.text}>{words.hide_amounts}</Text>
          <Switch
            aria-label={words.hide_amounts}
            value={isHidden}
            onValueChange={toggleHidden}
            trackColor={{ true: colours.accent, false: colours.raised }}
          />
        </View>
      </View>
      <Tap text={words.log_out} onPress={logout} />
    </>
  )
}
