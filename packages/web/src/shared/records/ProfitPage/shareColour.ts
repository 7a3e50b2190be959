import type { CategoryShare } from '@lobbykit/hooks'
import { categoryColour } from '../../categoryLook.ts'

/** The colour of a category, or of what is left over. */
export const shareColour = ({ key, isRest }: CategoryShare): string => (isRest ? 'var(--text-muted)' : categoryColour(key))
