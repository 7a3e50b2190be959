import type { PathChoice } from '@lobbykit/hooks'
import { useLocation } from 'wouter'
import { Chips } from '../ui/Chips.tsx'

interface PathChipsProps {
  readonly label: string
  readonly of: readonly (Pick<PathChoice, 'path' | 'isChosen'> & { readonly name: string })[]
}

/** One choice out of a few short ones, which the address carries. */
export function PathChips({ label, of }: PathChipsProps) {
  const [, go] = useLocation()
  return (
    <Chips
      label={label}
      value={of.find(({ isChosen }) => isChosen)?.path ?? ''}
      items={of.map(({ path, name }) => ({ id: path, label: name }))}
      onSelect={(path) => go(path, { replace: true })}
    />
  )
}
