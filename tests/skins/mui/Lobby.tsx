import { useBalance, useCategory, useCategoryMenu, useHotGames, useMember } from '@lobbykit/hooks'
import { Chip, InputAdornment, Tab, Tabs, TextField } from '@mui/material'
import { Icon } from '../shared/Icon.tsx'
import type { Here } from '../shared/kit.ts'
import { say, words } from '../shared/words.ts'
import { Games } from './Games.tsx'
import { Head, Read, Tile, Tiles } from './kit.tsx'

/** The categories, and what the chosen one shows. */
export function Lobby({ path, search }: Here) {
  const { items, chosen, ...read } = useCategoryMenu(path, search)
  return (
    <>
      <Welcome />
      <Read of={read}>
        <Tabs
          value={chosen}
          onChange={(_, id: string) => items.find(({ key }) => key === id)?.open()}
          variant="scrollable"
          scrollButtons={false}
          aria-label={words.categories}
        >
          {items.map(({ key, label }) => (
            <Tab key={key} value={key} label={say(label)} />
          ))}
        </Tabs>
        <Content key={chosen} category={chosen} />
      </Read>
    </>
  )
}

function Welcome() {
  const { isLoggedIn, name } = useMember()
  const { text, refresh } = useBalance()
  return (
    <Head title={isLoggedIn ? name : words.site}>{isLoggedIn && <Chip color="primary" label={text} onClick={refresh} />}</Head>
  )
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
      <TextField
        type="search"
        size="small"
        label={words.search_games}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon of="search" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Read of={read}>
        <Games games={games} />
      </Read>
    </>
  )
}
