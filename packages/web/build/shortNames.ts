import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/**
 * Class names of three to four letters, from file and class alone, so that the same source always gives the same names.
 * Two classes that would share one are a failed build, not a wrong look.
 */
export function shortNames() {
  const owners = new Map<string, string>()
  return (name: string, file: string) => {
    const owner = `${basename(file.split('?')[0] ?? file)} ${name}`
    const digest = createHash('sha256').update(owner).digest('base64url').replace(/[-_]/g, '')
    const short = `_${digest.slice(0, 3)}`
    const other = owners.get(short)
    if (other !== undefined && other !== owner) throw new Error(`"${owner}" and "${other}" share a short name; rename one`)
    owners.set(short, owner)
    return short
  }
}
