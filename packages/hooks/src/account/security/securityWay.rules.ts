import type { MessageId } from '../../core/message.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import type { Obstacle } from '../../core/obstacle.ts'
import type { SecuritySheetId } from './security.rules.ts'

/** The address of the security centre with a part open, or with none (MEM-07). */
export const securityPath = (id?: SecuritySheetId): string =>
  id === undefined ? pathOf('securityCenter') : `${pathOf('securityCenter')}?item=${id}`

/** What an obstacle says, and the part of the security centre that must be set first, where one must. */
export interface ObstacleWords {
  message: MessageId
  part?: { id: SecuritySheetId; label: MessageId }
}

/** An obstacle as it is shown, with the way to the part that must be set first. */
export const shownObstacle = <Kind extends string>(kind: Kind, { message, part }: ObstacleWords): Obstacle<Kind> => ({
  kind,
  message: { id: message },
  way: part && { label: { id: part.label }, path: securityPath(part.id) },
})
