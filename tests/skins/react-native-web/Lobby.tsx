import { useBalance, useCategory, useCategoryMenu, useHotGames, useMember } from '@lobbykit/hooks'
import { ScrollView, TextInput } from 'react-native'
import type { Here } from '../shared/kit.ts'
import { say, words } from '../shared/words.ts'
import { Games } from './Games.tsx'
import { Chip, Head, Read, Tap, Tile, Tiles } from './kit.tsx'
import { colours, look } from './look.ts'

/** The categories, and what the chosen one shows. */
export function Lobby({ path, search }: Here) {
  const { items, chosen, ...read } = useCategoryMenu(path, search)
  return (
    <>
      <Welcome />
      <Read of={read}>
        <ScrollView horizontal role="group" aria-label={words.categories} contentContainerStyle={look.chips}>
          {items.map(({ key, label, isChosen, open }) => (
            <Chip key={key} text={say(label)} isChosen={isChosen} onPress={open} />
          ))}
        </ScrollView>
        <Content key={chosen} category={chosen} />
      </Read>
    </>
  )
}

function Welcome() {
  const { isLoggedIn, name } = useMember()
  const { text, refresh } = useBalance()
  return <Head title={isLoggedIn ? name : words.site}>{isLoggedIn && <Tap kind="main" text={text} onPress={refresh} />}</Head>
}

function Content({ category }: { category: string }) {
  const { content, ...read } = useCategory(category)
  if (content.kind === 'hot') return <HotGames />
  return (
    <Read of={read}>
      <Tiles>
        {content.tiles.map(({ key, name, icon, launch }) => (
          <Tile key={key} isWide name={name} icon={icon} launch={launch} />
        ))}
      </Tiles>
    </Read>
  )
}

function HotGames() {
  const { games, search, setSearch, ...read } = useHotGames()
  return (
    <>
      <TextInput
        inputMode="search"
        style={look.input}
        aria-label={words.search_games}
        placeholder={words.search_games}
        placeholderTextColor={colours.soft}
        value={search}
        onChangeText={setSearch}
      />
      <Read of={read}>
        <Games games={games} />
      </Read>
    </>
  )
}
